import { type OperationDefinitionNode, parse } from 'graphql'
import { shapeOf } from './operation-shape.ts'

function shapeOfFirst(source: string) {
  const document = parse(source)
  return shapeOf(document, document.definitions[0] as OperationDefinitionNode)
}

describe('the shape of an operation', () => {
  it.each([
    ['one field', '{ a }', { depth: 1, aliases: 0 }],
    ['fields inside each other', '{ a { b { c } d } }', { depth: 3, aliases: 0 }],
    ['aliases, but not of __typename', '{ x: a { y: b z: __typename } }', { depth: 2, aliases: 2 }],
    ['an inline fragment', '{ a { ... on B { b } } }', { depth: 2, aliases: 0 }],
    [
      'a fragment each time that it is used',
      '{ a { ...F } b { c { ...F } } } fragment F on T { x: d { e } }',
      { depth: 4, aliases: 2 },
    ],
    ['no depth below __schema', '{ __schema { types { fields { type { name } } } } }', { depth: 0, aliases: 0 }],
  ])('counts %s', (_what, source, shape) => {
    expect(shapeOfFirst(source)).toEqual(shape)
  })
})
