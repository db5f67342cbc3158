// plycut.hpp - puts a search of your own on trial (plycut judge). For C++ (C++11), without dependencies; all of it is in this file.
//
//     #include "plycut.hpp"
//     int main() {
//         return plycut::judge([](const plycut::Node &root) { return alphabeta(root, -INFINITY, INFINITY, true); });
//     }
//
// and then: c++ trial.cpp -o trial && plycut judge -- ./trial
//
// A leaf is visited when its value() is read. What the search prints to std::cout goes to standard error.
#ifndef PLYCUT_RECORD_HPP
#define PLYCUT_RECORD_HPP

#include <cmath>
#include <cstdio>
#include <cstdlib>
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

    // Nested lists of numbers; reading goes on behind them.
    Node(const char *&text, const std::string &path, bool max, Visits *visits)
        : is_max(max), value_(0), path_(path.empty() ? "/" : path), visits_(visits)
    {
        if (*text != '[') {
            char *end;
            value_ = std::strtod(text, &end);
            text = end;
            return;
        }
        while (*text != ']' && *text != '\0')
            children.emplace_back(++text, path + "/" + std::to_string(children.size()), !max, visits);
        text += *text == ']';
    }

private:
    double value_;
    std::string path_;
    Visits *visits_;
};

// Answer plycut judge: search each tree that it writes on standard input. Returns the program's status.
template <typename Search> int judge(Search search)
{
    std::cout.rdbuf(std::cerr.rdbuf());
    for (std::string line; std::getline(std::cin, line);) {
        Visits visits;
        const std::string::size_type tree = line.find("\"tree\":");
        const char *text = line.c_str() + (tree == std::string::npos ? 0 : tree + 7);
        const Node root(text, "", line.find("\"root\":\"min\"") == std::string::npos, &visits);
        const double value = search(root);
        std::printf(std::isfinite(value) ? "{\"value\":%.17g,\"visited\":[" : "{\"value\":\"%g\",\"visited\":[", value);
        for (Visits::size_type i = 0; i < visits.size(); i++)
            std::printf("%s\"%s\"", i > 0 ? "," : "", visits[i].c_str());
        std::printf("]}\n");
        std::fflush(stdout);
    }
    return 0;
}

}

#endif
