/**
 * A browser's translation replaces text nodes, and helpers insert elements. React goes on with the nodes that it knows, and would
 * throw where one of them has another parent by now (facebook/react#11538).
 */
export const tolerateForeignNodes = () => {
  const { insertBefore, removeChild } = Node.prototype
  Node.prototype.removeChild = function <Child extends Node>(child: Child) {
    if (child.parentNode === this) removeChild.call(this, child)
    return child
  }
  Node.prototype.insertBefore = function <Child extends Node>(child: Child, before: Node | null) {
    insertBefore.call(this, child, before?.parentNode === this ? before : null)
    return child
  }
}
