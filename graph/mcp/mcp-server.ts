import {
  type CallToolResult,
  createMcpHandler,
  fromJsonSchema,
  isLegacyRequest,
  type JsonSchemaValidator,
  type jsonSchemaValidator,
  McpServer,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server'
import type { FastifyRequest } from 'fastify'
import {
  type DocumentNode,
  execute,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  TypeInfo,
  typeFromAST,
  type VariableDefinitionNode,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import { ErrorCode } from '#graph/api/error-code.ts'
import { COST } from '#graph/api/limits.ts'
import { DEALER } from '#graph/dealer/dealer.ts'
import type { OperationOptions } from '#graph/graphql/operation-context.ts'
import { boundedCost } from '#graph/graphql/operation-limits.ts'
import { failedResult } from '#graph/graphql/public-errors.ts'
import { type JsonSchema, schemaOfArgument, schemaOfField } from '#graph/openapi/json-schema.ts'
import releases from '#graph/schema-changelog.json' with { type: 'json' }
import type { SiteAddress } from '#graph/shared/site-address.ts'
import { TOOLS, type Tool } from './tools.ts'

export interface McpOptions extends OperationOptions {
  site: SiteAddress
}

type Variables = Record<string, unknown>

const INSTRUCTIONS = `The inventory, locations and rentals of ${DEALER.name}. All tools only read. Prices are US dollars. \
Give people the links: the pages have pictures, and a form for questions.`
const READS = { readOnlyHint: true, openWorldHint: false }

/** Arguments are checked once, as the variables of their operation, which makes the answer what its schema says. */
const ACCEPT_ALL: jsonSchemaValidator = {
  getValidator<Value>(): JsonSchemaValidator<Value> {
    return (input) => ({ valid: true, data: input as Value, errorMessage: undefined })
  },
}
const LONGEST_NAME = 100

const operationOf = ({ document }: Tool) => document.definitions[0] as OperationDefinitionNode

/** Answers each request by a server of its own, so that nothing is kept between requests. */
export function createAnswers(options: McpOptions): (message: Request, request: FastifyRequest) => Promise<Response> {
  const tools = Object.entries(TOOLS).map(([name, tool]) => {
    const { document, title, description, words } = tool
    const inputSchema = fromJsonSchema<Variables>(schemaOfVariables(options.schema, document, words), ACCEPT_ALL)
    const outputSchema = fromJsonSchema<Variables>(schemaOfData(options.schema, document), ACCEPT_ALL)
    return { name, tool, settings: { title, description, inputSchema, outputSchema, annotations: READS } }
  })
  const serverFor = (request: FastifyRequest) => {
    const server = new McpServer(
      { name: DEALER.name, version: releases[0]!.date },
      { instructions: INSTRUCTIONS, capabilities: { tools: { listChanged: false } } },
    )
    for (const { name, tool, settings } of tools)
      server.registerTool(name, settings, (variables) => answer(options, tool, variables, request))
    return server
  }
  // Without subscriptions, every answer ends.
  return async (message, request) => {
    const { body: parsedBody } = request
    if (!(await isLegacyRequest(message, parsedBody)))
      return createMcpHandler(() => serverFor(request), { maxSubscriptions: 0 }).fetch(message, { parsedBody })
    // The library's own handler answers older clients by a stream of one event, which programs without a client cannot read.
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
    const server = serverFor(request)
    await server.connect(transport)
    const answer = await transport.handleRequest(message, { parsedBody })
    await server.close()
    return answer
  }
}

/** An error is an answer in words, by which a model corrects its call. */
async function answer(
  options: McpOptions,
  tool: Tool,
  variables: Variables,
  request: FastifyRequest,
): Promise<CallToolResult> {
  const { data, errors } = await run(options, tool, variables, request).catch((error) =>
    failedResult(
      [error instanceof GraphQLError ? error : new GraphQLError(error.message, { originalError: error })],
      request,
    ),
  )
  if (!data || errors)
    return { isError: true, content: [text([...new Set(errors!.map(({ message }) => message))].join('\n'))] }
  const links = tool.pages(data, options.site).map(({ name, url }) => `- [${inMarkdown(name)}](${url})`)
  return { content: [text(JSON.stringify(data)), text(`Pages:\n${links.join('\n')}`)], structuredContent: data }
}

/** The operation costs what it costs at /graphql. */
async function run(options: McpOptions, tool: Tool, variables: Variables, request: FastifyRequest) {
  const { document } = tool
  const operation = operationOf(tool)
  checkNames(operation, variables)
  const { schema } = options
  const cost = boundedCost({ schema, document, operation, variables })
  await request.caller?.take(cost - COST.operation)
  const { data, errors } = await execute({
    schema,
    document,
    variableValues: variables,
    contextValue: options.createContext(request),
  })
  return errors ? failedResult(errors, request, { schema, document }) : { data }
}

/** GraphQL ignores variables that an operation does not declare; a model should learn that it has named a wrong one. */
function checkNames({ variableDefinitions = [] }: OperationDefinitionNode, variables: Variables): void {
  const names = variableDefinitions.map(({ variable }) => variable.name.value)
  const unknown = Object.keys(variables).find((name) => !names.includes(name))
  if (unknown === undefined) return
  throw new GraphQLError(`There is no argument "${unknown.slice(0, LONGEST_NAME)}", only: ${names.join(', ')}.`, {
    extensions: { code: ErrorCode.BAD_USER_INPUT },
  })
}

const text = (words: string) => ({ type: 'text' as const, text: words })

/** A name with brackets must not become another link. */
const inMarkdown = (name: string): string => name.replaceAll(/[[\]\\]/g, '\\$&').replaceAll(/\s+/g, ' ')

/** A model has no budget to save: what fields cost is left out. */
const withoutCosts = (schema: JsonSchema): JsonSchema =>
  JSON.parse(JSON.stringify(schema), (name, value) =>
    name === 'description' && typeof value === 'string' ? value.replace(/ Costs \d.*$/s, '') : value,
  )

/** The variables of an operation, each in the words of the argument that it is for, or in those of `words`. */
function schemaOfVariables(schema: GraphQLSchema, document: DocumentNode, words: Record<string, string> = {}) {
  const { variableDefinitions = [] } = document.definitions[0] as OperationDefinitionNode
  const descriptions = new Map<string, string | null | undefined>()
  const info = new TypeInfo(schema)
  visit(
    document,
    visitWithTypeInfo(info, {
      enter(node) {
        if (node.kind === Kind.VARIABLE) descriptions.set(node.name.value, info.getArgument()?.description)
      },
    }),
  )
  const properties = variableDefinitions.map(({ variable: { name }, type }) => {
    const description = words[name.value] ?? descriptions.get(name.value)
    return [name.value, schemaOfArgument({ type: typeFromAST(schema, type as never) as GraphQLInputType, description })]
  })
  const isRequired = ({ type, defaultValue }: VariableDefinitionNode) =>
    type.kind === Kind.NON_NULL_TYPE && !defaultValue
  return withoutCosts({
    type: 'object',
    properties: Object.fromEntries(properties),
    required: variableDefinitions.filter(isRequired).map(({ variable }) => variable.name.value),
    additionalProperties: false,
  })
}

/** The data of an operation whose lists are never null, nor their objects. */
function schemaOfData(schema: GraphQLSchema, document: DocumentNode): JsonSchema {
  const [operation, ...fragments] = document.definitions as [OperationDefinitionNode, ...FragmentDefinitionNode[]]
  const selected = new Map(fragments.map(({ name, selectionSet }) => [name.value, selectionSet]))
  const fieldsOf = ({ selections }: SelectionSetNode): FieldNode[] =>
    selections.flatMap((selection) => {
      if (selection.kind === Kind.FIELD) return selection
      return fieldsOf(
        selection.kind === Kind.INLINE_FRAGMENT ? selection.selectionSet : selected.get(selection.name.value)!,
      )
    })

  function objectOf(type: GraphQLObjectType, selectionSet: SelectionSetNode) {
    const nodes = fieldsOf(selectionSet)
    const properties = nodes.map(({ name, selectionSet }) => [
      name.value,
      fieldOf(type.getFields()[name.value]!, selectionSet),
    ])
    return { type: 'object', properties: Object.fromEntries(properties), required: nodes.map(({ name }) => name.value) }
  }

  function fieldOf(field: Parameters<typeof schemaOfField>[0], selectionSet?: SelectionSetNode): JsonSchema {
    const { type, description } = field
    const named = getNamedType(type)
    if (!isObjectType(named)) return schemaOfField(field)
    const object = objectOf(named, selectionSet!)
    if (isListType(getNullableType(type))) return { type: 'array', description, items: object }
    return { ...object, description, type: isNonNullType(type) ? 'object' : ['object', 'null'] }
  }

  return withoutCosts(objectOf(schema.getQueryType()!, operation.selectionSet))
}
