import type { CodegenConfig } from '@graphql-codegen/cli'

const TYPES = {
  useTypeImports: true,
  scalars: { Date: 'string', DateTime: 'string', LocalTime: 'string' },
  strictScalars: true,
  nonOptionalTypename: false,
  skipTypename: true,
  defaultScalarType: 'unknown',
}

const typesOf = (documents: string) => ({ documents, plugins: ['typescript-operations'], config: TYPES })

/** A fragment that scripts/field-files.mjs writes. */
const FACTS = 'graph/vehicles/facts.graphql'

const HOOKS = ['typescript-operations', 'typed-document-node', './web/build/apolloHooks.codegen.ts']

/** The desk's pages read a schema of their own, with the public one in it. */
export const desk: CodegenConfig = {
  schema: 'graph/desk-schema.graphql',
  generates: {
    'web/generated/desk.ts': { documents: 'web/desk/**/*.graphql', plugins: HOOKS, config: TYPES },
  },
}

const config: CodegenConfig = {
  schema: 'graph/schema.graphql',
  generates: {
    'web/generated/graphql.ts': {
      documents: ['web/**/*.graphql', '!web/desk/**/*.graphql', FACTS],
      plugins: HOOKS,
      config: TYPES,
    },
    'graph/mcp/generated/operations.ts': {
      documents: ['graph/mcp/tools.graphql', FACTS],
      plugins: ['typescript-operations', 'typed-document-node'],
      config: TYPES,
    },
    'docs/examples/generated/keep-copy.ts': typesOf('docs/examples/keep-copy.mts'),
    'docs/examples/generated/sync.ts': typesOf('docs/examples/sync.mts'),
    'docs/examples/generated/apollo.ts': typesOf('docs/examples/apollo.mts'),
  },
}

export default config
