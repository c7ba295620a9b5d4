#!/bin/sh
# Two machines in one: two network namespaces with an address each, joined by a wire, a Ray node in
# each, and games played on both. Needs root, iproute2 and the extra "ray": `sh tools/two_nodes.sh`.
# PYTHON is the interpreter of the environment; its neighbour `ray` is used.
set -eu
cd "$(dirname "$0")/.."
PYTHON=${PYTHON:-.venv/bin/python}
BIN=$(dirname "$PYTHON")
export PYTHONPATH="$PWD/src:$PWD" RAY_USAGE_STATS_ENABLED=0 RAY_agent_register_timeout_ms=100000
# Whoever reaches the ports of a cluster runs what he likes on it: nobody without this word does.
export RAY_AUTH_MODE=token RAY_AUTH_TOKEN="$("$PYTHON" -c 'import secrets; print(secrets.token_hex(32))')"
ONE="ip netns exec barbaricum-one" TWO="ip netns exec barbaricum-two"

tidy() {
    for at in one two; do
        ip netns pids "barbaricum-$at" 2>/dev/null | xargs -r kill 2>/dev/null || true
        ip netns delete "barbaricum-$at" 2>/dev/null || true
    done
}
trap tidy EXIT

for at in one two; do
    ip netns add "barbaricum-$at"
    ip -n "barbaricum-$at" link set lo up
done
ip link add wire-one netns barbaricum-one type veth peer name wire-two netns barbaricum-two
ip -n barbaricum-one address add 10.37.5.1/24 dev wire-one
ip -n barbaricum-two address add 10.37.5.2/24 dev wire-two
ip -n barbaricum-one link set wire-one up
ip -n barbaricum-two link set wire-two up

NODE="--num-cpus 1 --object-store-memory 80000000 --disable-usage-stats"
$ONE "$BIN/ray" start --head --node-ip-address 10.37.5.1 --port 6379 --include-dashboard false $NODE
$TWO "$BIN/ray" start --address 10.37.5.1:6379 --node-ip-address 10.37.5.2 $NODE

export RAY_ADDRESS=10.37.5.1:6379
$ONE "$PYTHON" - <<'PROGRAM'
import ray

from barbaricum.cli.arena.match import Match, play

ray.init(log_to_driver=False)
match = Match("attila", ("greedy", "novice"), 2, 5)
played = ray.remote(num_cpus=1)(lambda at: (play(match, at) and ray.util.get_node_ip_address()))
at = ray.get([played.options(scheduling_strategy="SPREAD").remote(at) for at in range(20)])
print("games played at", {node: at.count(node) for node in sorted(set(at))})
PROGRAM
$ONE "$PYTHON" -m barbaricum arena attila --bots greedy novice --seats 2 --games "${GAMES:-40}" \
    --ray --keep "${KEEP:-$(mktemp -u)}" --lang en
$ONE "$PYTHON" -m tools.tune_bots attila --games 8 --rounds 1 --ray
echo "and the same in one process:"
"$PYTHON" -m tools.tune_bots attila --games 8 --rounds 1 --processes 1
