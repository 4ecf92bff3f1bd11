import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases'
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth'
import { type DocumentNode, type GraphQLSchema, validate } from 'graphql'

interface Shape {
  depth: number
  aliases: number
}

const known = new WeakMap<DocumentNode, Shape>()

/** Depth and number of aliases of a valid document, each of the operation that has most. */
export function shapeOf(schema: GraphQLSchema, document: DocumentNode): Shape {
  const shape = known.get(document) ?? measure(schema, document)
  known.set(document, shape)
  return shape
}

/** The rules only measure here: their own refusals have neither a code nor figures that a program can read. */
function measure(schema: GraphQLSchema, document: DocumentNode): Shape {
  const shape = { depth: 0, aliases: 0 }
  const record = (property: keyof Shape) => ({
    n: Number.POSITIVE_INFINITY,
    onAccept: [
      (_context: unknown, { n }: { n: number }) => {
        shape[property] = Math.max(shape[property], n)
      },
    ],
  })
  validate(schema, document, [
    maxDepthRule({ ...record('depth'), flattenFragments: true }),
    maxAliasesRule(record('aliases')),
  ])
  return shape
}
