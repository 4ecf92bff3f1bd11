import { type ASTNode, BREAK, type DocumentNode, type GraphQLError, Kind, visit } from 'graphql'

/** The wordings of graphql-js that repeat a value of the caller, and the same words without the value. */
const ECHOES: [pattern: RegExp, words: string][] = [
  [/^(Syntax Error: .*(?:Name|Int|Float|String|BlockString)) ".*"/s, '$1'],
  [/^(Expected value of type "[^"]+"), found .*$/s, '$1.'],
  [/^Value ".*" does not exist in ("\w+" enum\.)/s, 'The value does not exist in the $1'],
  [/( cannot represent [^:]*): .*$/s, '$1.'],
  [/^(Argument "\w+" has invalid value) .*$/s, '$1.'],
]

/** The wordings that name a missing argument or input field; group 1 is the name. */
const NAMED = [
  /^Field "(?:\w+\.)?(\w+)" of required type/,
  /^Field "\w+" argument "(\w+)" of type ".*" is required/,
  /^Argument "(\w+)" (?:of|has)/,
]

/**
 * The message of an error in a request, without the caller's values: an error with the words or the address of an
 * inquiry would end up in a partner's log.
 */
export function messageWithoutValues(error: GraphQLError): string {
  const variable = invalidVariable(error)
  if (variable)
    return `Variable "$${variable.name}" is invalid at "${variable.place}": ${withoutValues(variable.reason)}`
  return withoutValues(error.message)
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
  const variable = invalidVariable(error)
  const within = variable?.place.slice(variable.name.length)
  const path = steps.join('.') + (within ?? '')
  const missing = NAMED.map((words) => words.exec(variable?.reason ?? error.message)?.[1]).find(Boolean)
  // A missing argument has no place of its own: its name follows the place that lacks it.
  const whole = path === missing ? [path] : [path, missing]
  return whole.filter(Boolean).join('.') || undefined
}

/** A node of the document, or the name of a variable, whose first use counts. */
type Target = ASTNode | string | undefined

function targetOf({ nodes: [node] = [] }: GraphQLError): Target {
  return node?.kind === Kind.VARIABLE_DEFINITION ? node.variable.name.value : node
}

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

/** The parts of the library's words for a wrong variable: `Variable "$input" got invalid value {…} at "input.email"; …`. */
function invalidVariable({ message, originalError }: GraphQLError) {
  const name = /^Variable "\$(\w+)" got invalid value /.exec(message)?.[1]
  const reason = originalError?.message
  if (name === undefined || reason === undefined || !message.endsWith(`; ${reason}`)) return
  const place = / at "([^"]+)"$/.exec(message.slice(0, -`; ${reason}`.length))?.[1] ?? name
  return { name, place, reason }
}

function withoutValues(message: string): string {
  return ECHOES.reduce((text, [pattern, words]) => text.replace(pattern, words), message)
}
