import { type DocumentNode, type FieldNode, Kind, type OperationDefinitionNode, type SelectionSetNode } from 'graphql'

export interface OperationShape {
  /** Levels of fields; those below `__schema` are not counted. */
  depth: number
  /** Fields with an alias; `__typename` is not counted. */
  aliases: number
}

const NONE: OperationShape = { depth: 0, aliases: 0 }

/** Measures an operation of a valid document; a fragment counts each time it is spread. */
export function shapeOf({ definitions }: DocumentNode, operation: OperationDefinitionNode): OperationShape {
  const fragments = new Map<string, SelectionSetNode>()
  for (const definition of definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition.selectionSet)
  }
  // Memoized: nested fragments that are each spread twice would double the work at every level.
  const measured = new Map<SelectionSetNode | undefined, OperationShape>([[undefined, NONE]])
  const measureSet = (set: SelectionSetNode | undefined): OperationShape => {
    const before = measured.get(set)
    if (before) return before
    const shape = { ...NONE }
    measured.set(set, shape)
    for (const selection of set!.selections) {
      const isSpread = selection.kind === Kind.FRAGMENT_SPREAD
      const inner = measureSet(isSpread ? fragments.get(selection.name.value) : selection.selectionSet)
      const { depth, aliases } = selection.kind === Kind.FIELD ? withField(selection, inner) : inner
      shape.depth = Math.max(shape.depth, depth)
      shape.aliases += aliases
    }
    return shape
  }
  return measureSet(operation.selectionSet)
}

function withField({ name: { value: name }, alias }: FieldNode, inner: OperationShape): OperationShape {
  return {
    depth: name === '__schema' ? 0 : inner.depth + 1,
    aliases: inner.aliases + Number(alias !== undefined && name !== '__typename'),
  }
}
