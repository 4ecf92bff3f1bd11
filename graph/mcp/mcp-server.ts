import { type CallToolResult, createMcpHandler, fromJsonSchema, McpServer } from '@modelcontextprotocol/server'
import type { FastifyRequest } from 'fastify'
import {
  type FieldNode,
  GraphQLError,
  type GraphQLSchema,
  isRequiredArgument,
  type OperationDefinitionNode,
} from 'graphql'
import { DEALER } from '#graph/dealer/dealer.ts'
import { costOf } from '#graph/http/graphql/limits/operation-cost.ts'
import { withCode } from '#graph/http/graphql/stream/read-subscription.ts'
import { failed } from '#graph/http/graphql/stream/subscription-events.ts'
import { type JsonSchema, schemaOfArgument } from '#graph/openapi/json-schema.ts'
import { ErrorCode } from '#graph/schema/error-code.ts'
import releases from '#graph/schema-changelog.json' with { type: 'json' }
import type { McpOptions } from './mcp.routes.ts'
import { TOOLS, type Tool } from './tools.ts'

type Variables = Record<string, unknown>

const INSTRUCTIONS = `The inventory, locations and rentals of ${DEALER.name}. All tools only read. Prices are US dollars. \
Give people the links: the pages have pictures, and a form for questions.`
const READS = { readOnlyHint: true, openWorldHint: false }

const operationOf = ({ document }: Tool) => document.definitions[0] as OperationDefinitionNode

/** Answers each request by a server of its own, so that nothing is kept between requests. */
export function createAnswers(options: McpOptions): (message: Request, request: FastifyRequest) => Promise<Response> {
  const tools = Object.entries(TOOLS).map(([name, tool]) => {
    const inputSchema = fromJsonSchema<Variables>(argumentsOf(options.schema, operationOf(tool)))
    return { name, tool, settings: { description: tool.description, inputSchema, annotations: READS } }
  })
  const serverFor = (request: FastifyRequest) => {
    const server = new McpServer({ name: DEALER.name, version: releases[0]!.date }, { instructions: INSTRUCTIONS })
    for (const { name, tool, settings } of tools)
      server.registerTool(name, settings, (variables) => answer(options, tool, variables, request))
    return server
  }
  // Without subscriptions, every answer ends: /graphql/stream has the changes.
  return (message, request) =>
    createMcpHandler(() => serverFor(request), { maxSubscriptions: 0 }).fetch(message, { parsedBody: request.body })
}

/** The variables of an operation, in the words of the arguments of the same name. */
function argumentsOf(
  schema: GraphQLSchema,
  { variableDefinitions = [], selectionSet }: OperationDefinitionNode,
): JsonSchema {
  const [field] = selectionSet.selections as FieldNode[]
  const { args } = schema.getQueryType()!.getFields()[field!.name.value]!
  const named = args.filter(({ name }) => variableDefinitions.some(({ variable }) => variable.name.value === name))
  return {
    type: 'object',
    properties: Object.fromEntries(named.map((argument) => [argument.name, schemaOfArgument(argument)])),
    required: named.filter(isRequiredArgument).map(({ name }) => name),
    additionalProperties: false,
  }
}

/** An error is an answer in words, by which a model corrects its call. */
async function answer(
  options: McpOptions,
  tool: Tool,
  variables: Variables,
  request: FastifyRequest,
): Promise<CallToolResult> {
  const { data, errors } = await execute(options, tool, variables, request).catch((error) =>
    failed(
      [error instanceof GraphQLError ? error : new GraphQLError(error.message, { originalError: error })],
      request,
    ),
  )
  if (!data || errors) return { isError: true, content: [text(errors!.map(({ message }) => message).join('\n'))] }
  const links = tool.pages(data, options.site).map(({ name, url }) => `- [${name}](${url})`)
  return { content: [text(JSON.stringify(data)), text(`Pages:\n${links.join('\n')}`)], structuredContent: data }
}

/** The operation costs what it costs at /graphql. */
async function execute({ execute, ...options }: McpOptions, tool: Tool, variables: Variables, request: FastifyRequest) {
  const { document } = tool
  const operation = operationOf(tool)
  const cost = await costOf({ schema: options.schema, document, operation, variables }, options.countVehicles)
  const giveBack = cost && (await request.caller?.reserve(cost.bound))
  const { data, errors } = await execute({ document, operation, variables, context: options.createContext(request) })
  // No data at all means a wrong variable, to which graphql-js gives no code.
  if (data === undefined) for (const error of errors!) withCode(error, ErrorCode.BAD_USER_INPUT)
  if (errors) return failed(errors, request, document)
  await giveBack?.(cost!.bound - cost!.chargeOf(data!))
  return { data }
}

const text = (words: string) => ({ type: 'text' as const, text: words })
