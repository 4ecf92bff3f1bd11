/**
 * Does work once for a node of a parsed document or of the schema, and remembers its result as long as the node lives: Apollo
 * keeps the documents that it has parsed. A node belongs to one schema, so `rest` is the same for a node each time.
 */
export function oncePerNode<Node extends object, Rest extends unknown[], Result>(
  work: (node: Node, ...rest: Rest) => Result,
): (node: Node, ...rest: Rest) => Result {
  const results = new WeakMap<Node, { result: Result }>()
  return (node, ...rest) => {
    const known = results.get(node)
    if (known) return known.result
    const result = work(node, ...rest)
    results.set(node, { result })
    return result
  }
}
