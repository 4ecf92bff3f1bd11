import {
  type DocumentNode,
  type FieldNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql'

export interface OperationShape {
  /** Levels of fields; those below `__schema` are not counted. */
  depth: number
  /** Fields with an alias; `__typename` is not counted. */
  aliases: number
  fields: number
}

const NONE: OperationShape = { depth: 0, aliases: 0, fields: 0 }

const known = new WeakMap<OperationDefinitionNode, OperationShape>()

/** The shape of an operation in a valid document; a fragment counts each time that it is used. */
export function shapeOf(document: DocumentNode, operation: OperationDefinitionNode): OperationShape {
  const shape = known.get(operation) ?? measure(document, operation)
  known.set(operation, shape)
  return shape
}

function measure({ definitions }: DocumentNode, operation: OperationDefinitionNode): OperationShape {
  const fragments = new Map<string, SelectionSetNode>()
  for (const definition of definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition.selectionSet)
  }
  // Each set is measured once: nested fragments that are used twice each would double the work with every level.
  const measured = new Map<SelectionSetNode | undefined, OperationShape>([[undefined, NONE]])
  const measureSet = (set: SelectionSetNode | undefined): OperationShape => {
    const shape = measured.get(set) ?? sum(set!.selections.map(measureSelection))
    measured.set(set, shape)
    return shape
  }
  const measureSelection = (selection: SelectionNode): OperationShape => {
    if (selection.kind === Kind.FRAGMENT_SPREAD) return measureSet(fragments.get(selection.name.value))
    const inner = measureSet(selection.selectionSet)
    return selection.kind === Kind.FIELD ? withField(selection, inner) : inner
  }
  return measureSet(operation.selectionSet)
}

function withField({ name: { value: name }, alias }: FieldNode, inner: OperationShape): OperationShape {
  return {
    depth: name === '__schema' ? 0 : inner.depth + 1,
    aliases: inner.aliases + Number(alias !== undefined && name !== '__typename'),
    fields: inner.fields + 1,
  }
}

function sum(shapes: OperationShape[]): OperationShape {
  return {
    depth: Math.max(0, ...shapes.map(({ depth }) => depth)),
    aliases: shapes.reduce((total, { aliases }) => total + aliases, 0),
    fields: shapes.reduce((total, { fields }) => total + fields, 0),
  }
}
