import type { CodegenConfig } from '@graphql-codegen/cli'

const TYPES = {
  useTypeImports: true,
  scalars: { DateTime: 'string' },
  strictScalars: true,
  nonOptionalTypename: false,
  skipTypename: true,
  defaultScalarType: 'unknown',
}

const config: CodegenConfig = {
  schema: 'graph/schema.graphql',
  generates: {
    'web/generated/graphql.ts': {
      documents: 'web/**/*.graphql',
      plugins: ['typescript-operations', 'typed-document-node', './web/build/apolloHooks.codegen.ts'],
      config: TYPES,
    },
    'graph/mcp/generated/operations.ts': {
      documents: 'graph/mcp/tools.graphql',
      plugins: ['typescript-operations', 'typed-document-node'],
      config: TYPES,
    },
  },
}

export default config
