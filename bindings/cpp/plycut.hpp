// plycut.hpp - puts a search of your own on trial (plycut judge). For C++ (C++11), without dependencies; all of it is in this file.
//
//     #include "plycut.hpp"
//     int main() {
//         return plycut::judge([](const plycut::Node &root) { return alphabeta(root, -INFINITY, INFINITY, true); });
//     }
//
// and then: c++ trial.cpp -o trial && plycut judge -- ./trial
//
// A search that finds a move, too, takes (const plycut::Node &root, int &move), and sets move to the number of the best child of the root, from 0 (without setting it, there is
// none), with plycut::judge_moves; NAN instead of a value says that it finds only the move.
//
// A leaf is visited when its value() is read. What the search prints to std::cout goes to standard error.
#ifndef PLYCUT_RECORD_HPP
#define PLYCUT_RECORD_HPP

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <iostream>
#include <string>
#include <vector>

namespace plycut {

// The paths of the leaves visited; the same leaf twice in a row is one visit.
using Visits = std::vector<std::string>;

class Node {
public:
    std::vector<Node> children;
    bool is_max;

    bool is_leaf() const { return children.empty(); }
    const std::string &path() const { return path_; }

    // A leaf's value; reading it is a visit.
    double value() const
    {
        if (visits_->empty() || visits_->back() != path_)
            visits_->push_back(path_);
        return value_;
    }

    bool is_chance;
    double probability; // of a child of a chance node

    // A number, a list, or an object with a player, a probability, a value or children; reading goes on behind it. Players
    // alternate, chance nodes passed over, unless the tree says who decides.
    Node(const char *&text, const std::string &path, bool max, bool chance, Visits *visits)
        : is_max(max && !chance), is_chance(chance), probability(0), value_(0), path_(path.empty() ? "/" : path), visits_(visits)
    {
        if (*text == '{') {
            while (*text != '}' && *text != '\0') {
                ++text;
                if (skip(text, "\"player\":\"")) {
                    is_chance = skip(text, "chance");
                    max = is_chance ? max : skip(text, "max");
                    is_max = max && !is_chance;
                } else if (skip(text, "\"probability\":"))
                    probability = number(text);
                else if (skip(text, "\"value\":"))
                    value_ = number(text);
                else if (skip(text, "\"children\":"))
                    read_children(text, path, max);
            }
            text += *text == '}';
        } else if (*text == '[')
            read_children(text, path, max);
        else
            value_ = number(text);
    }

private:
    static bool skip(const char *&text, const char *word)
    {
        const bool found = std::strncmp(text, word, std::strlen(word)) == 0;
        text += found ? std::strlen(word) : 0;
        return found;
    }

    static double number(const char *&text)
    {
        char *end;
        const double value = std::strtod(text, &end);
        text = end > text ? end : text + 1;
        return value;
    }

    void read_children(const char *&text, const std::string &path, bool max)
    {
        while (*text != ']' && *text != '\0')
            children.emplace_back(++text, path + "/" + std::to_string(children.size()), is_chance ? max : !max, false, visits_);
        text += *text == ']';
        for (Node &child : children)
            if (is_chance && child.probability <= 0)
                child.probability = 1.0 / static_cast<double>(children.size());
    }

    double value_;
    std::string path_;
    Visits *visits_;
};

// Answer plycut judge: search each tree that it writes on standard input. Returns the program's status.
template <typename Search> int judge_moves(Search search, bool finds_moves = true)
{
    std::cout.rdbuf(std::cerr.rdbuf());
    for (std::string line; std::getline(std::cin, line);) {
        Visits visits;
        int move = -1;
        const std::string::size_type tree = line.find("\"tree\":");
        const char *text = line.c_str() + (tree == std::string::npos ? 0 : tree + 7);
        const Node root(text, "", line.find("\"root\":\"min\"") == std::string::npos,
                        line.find("\"root\":\"chance\"") != std::string::npos, &visits);
        const double value = search(root, move);
        std::printf("{\"visited\":[");
        for (Visits::size_type i = 0; i < visits.size(); i++)
            std::printf("%s\"%s\"", i > 0 ? "," : "", visits[i].c_str());
        std::printf("]");
        if (finds_moves && move >= 0)
            std::printf(",\"best\":\"/%d\"", move);
        else if (finds_moves)
            std::printf(",\"best\":null");
        if (std::isfinite(value))
            std::printf(",\"value\":%.17g", value);
        else if (!finds_moves || !std::isnan(value))
            std::printf(",\"value\":\"%g\"", value);
        std::printf("}\n");
        std::fflush(stdout);
    }
    return 0;
}

// The same for a search that returns the value alone.
template <typename Search> int judge(Search search)
{
    return judge_moves([&search](const Node &root, int &) { return search(root); }, false);
}

}

#endif
