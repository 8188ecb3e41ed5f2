/**
 * The knots of a graph: every set of nodes that lead back to themselves (Tarjan's algorithm).
 * @param {Map<string, string[]>} graph
 * @returns {string[][]}
 */
export function cyclesOf(graph) {
  /** @type {Map<string, { index: number, low: number }>} */
  const seen = new Map()
  /** @type {string[]} */
  const stack = []
  /** @type {string[][]} */
  const cycles = []

  /** @param {string} node */
  const visit = (node) => {
    const mark = { index: seen.size, low: seen.size }
    seen.set(node, mark)
    stack.push(node)
    for (const next of graph.get(node) ?? []) {
      const known = seen.get(next)
      if (known === undefined) mark.low = Math.min(mark.low, visit(next))
      else if (stack.includes(next)) mark.low = Math.min(mark.low, known.index)
    }
    if (mark.low === mark.index) {
      const knot = stack.splice(stack.indexOf(node))
      if (knot.length > 1 || graph.get(node)?.includes(node)) cycles.push(knot)
    }
    return mark.low
  }

  for (const node of graph.keys()) if (!seen.has(node)) visit(node)
  return cycles
}

/**
 * @param {import('./sources.mjs').Sources} sources
 * @returns {string[]}
 */
export function importCycles(sources) {
  const graph = new Map(
    [...sources.values()].map(({ path, links }) => [
      path,
      links.flatMap(({ to }) => (to !== null && sources.has(to) ? [to] : [])),
    ]),
  )
  return cyclesOf(graph).map(
    (knot) => `import each other in a circle: ${knot.toSorted().join(', ')}`,
  )
}

/**
 * @param {Record<string, string[]>} doors
 * @returns {string[]}
 */
export function doorCycles(doors) {
  return cyclesOf(new Map(Object.entries(doors))).map(
    (knot) => `tools/structure/doors.json: ${knot.join(', ')} may call each other`,
  )
}
