import {
  type ASTNode,
  BREAK,
  type DocumentNode,
  type GraphQLError,
  type GraphQLInputType,
  type GraphQLSchema,
  Kind,
  parseType,
  typeFromAST,
  visit,
} from 'graphql'
import { expected, VariableError } from '#graph/api/read-variables.ts'

/** Kinds of nodes that contain the caller's values. */
const VALUES = new Set<string | undefined>([
  Kind.INT,
  Kind.FLOAT,
  Kind.STRING,
  Kind.BOOLEAN,
  Kind.NULL,
  Kind.ENUM,
  Kind.LIST,
  Kind.OBJECT,
])

/** graphql-js's messages about a missing argument or input field; group 1 is its name. */
const MISSING = [
  /^Field "(?:\w+\.)?(\w+)" of required type/,
  /^Field "\w+" argument "(\w+)" of type "[^"]*" is required/,
]

/** graphql-js's messages about a value; group 1 is the type that it should have. */
const EXPECTED =
  /^(?:Expected value of type "|Enum "|Value "\w+" does not exist in "|)([\w[\]!]+)(?:"| cannot represent)/

/** A syntax error that quotes the caller's text. */
const FOUND_TEXT = /^(Syntax Error: .*?(?:Name|Int|Float|String|BlockString)) ".*/s

const LONGEST_MESSAGE = 1000

/**
 * The message of a request error without the caller's values: partners log errors, which must not contain the words or the
 * address of an inquiry.
 */
export function messageWithoutValues(error: GraphQLError, argument?: unknown, schema?: GraphQLSchema): string {
  const message = error.message.slice(0, LONGEST_MESSAGE)
  const isAboutValue = VALUES.has(error.nodes?.[0]?.kind)
  if (!isAboutValue || missingIn(message)) return message.replace(FOUND_TEXT, '$1.')
  const name = EXPECTED.exec(message)?.[1]
  const type = name && schema && typeFromAST(schema, parseType(name))
  const what = argument ? `The value of "${argument}"` : 'A value in the document'
  return `${what} has the wrong type${type ? `: ${expected(type as GraphQLInputType)}` : ''}.`
}

/** Whether validation has found what would be wrong in a variable as well: a value, or the lack of one. */
export function isAboutInput({ nodes: [node] = [], message }: GraphQLError): boolean {
  return (
    VALUES.has(node?.kind) || node?.kind === Kind.OBJECT_FIELD || Boolean(missingIn(message.slice(0, LONGEST_MESSAGE)))
  )
}

/**
 * The argument that each error of a request is about, as a path such as "filter.minPrice"; undefined for other errors.
 * The document is visited once for all of them.
 */
export function argumentsOf(
  errors: readonly GraphQLError[],
  document: DocumentNode | undefined,
): (string | undefined)[] {
  const steps = document ? stepsTo(errors.map(targetOf), document) : new Map()
  return errors.map((error) => argumentOf(error, steps.get(targetOf(error)) ?? []))
}

function argumentOf(error: GraphQLError, steps: string[]): string | undefined {
  const path = steps.join('.') + (error instanceof VariableError ? error.place : '')
  const missing = missingIn(error.message.slice(0, LONGEST_MESSAGE))
  // A missing argument has no node, so its name is appended to the path of its parent.
  return [path, missing].filter(Boolean).join('.') || undefined
}

const missingIn = (message: string): string | undefined =>
  MISSING.map((words) => words.exec(message)?.[1]).find(Boolean)

/** A node of the document, or the name of a variable, which stands for its first use. */
type Target = ASTNode | string | undefined

const targetOf = ({ nodes: [node] = [] }: GraphQLError): Target =>
  node?.kind === Kind.VARIABLE_DEFINITION ? node.variable.name.value : node

/** Names of the argument and the input fields around each target. */
function stepsTo(targets: Target[], document: DocumentNode): Map<Target, string[]> {
  const steps = new Map<Target, string[]>()
  const wanted = new Set(targets)
  visit(document, {
    enter(node, _key, parent, _path, ancestors) {
      if (node.kind === Kind.VARIABLE_DEFINITION) return false
      for (const target of node.kind === Kind.VARIABLE ? [node, node.name.value] : [node]) {
        if (wanted.delete(target)) steps.set(target, [...ancestors, parent, node].flatMap(stepName))
      }
      return wanted.size === 0 ? BREAK : undefined
    },
  })
  return steps
}

/** The visitor's ancestors are nodes and, between them, lists of nodes. */
function stepName(visited: ASTNode | readonly ASTNode[] | undefined): string[] {
  if (!visited || !('kind' in visited)) return []
  return visited.kind === Kind.ARGUMENT || visited.kind === Kind.OBJECT_FIELD ? [visited.name.value] : []
}
