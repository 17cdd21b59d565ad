/** The successors of each node. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

function dropDeadEnds(graph: Map<string, ReadonlySet<string>>): void {
  for (let before = -1; before !== graph.size; ) {
    before = graph.size;
    for (const [node, targets] of graph) if (![...targets].some((target) => graph.has(target))) graph.delete(node);
  }
}

/** Cycles without a common node, each as its path; at least one if the graph has any. */
export function findCircles(graph: Graph): string[][] {
  const left = new Map(graph);
  const circles: string[][] = [];
  for (;;) {
    dropDeadEnds(left);
    let node = left.keys().next().value;
    if (node === undefined) return circles;
    const path: string[] = [];
    while (node !== undefined && !path.includes(node)) {
      path.push(node);
      node = [...(left.get(node) ?? [])].find((target) => left.has(target));
    }
    const circle = path.slice(path.indexOf(node ?? ''));
    circles.push(circle);
    for (const member of circle) left.delete(member);
  }
}
