import type { CodegenConfig } from '@graphql-codegen/cli'

const config: CodegenConfig = {
  schema: 'graph/schema.graphql',
  documents: 'web/**/*.graphql',
  generates: {
    'web/generated/graphql.ts': {
      plugins: ['typescript-operations', 'typed-document-node', './web/build/apolloHooks.codegen.ts'],
      config: {
        useTypeImports: true,
        scalars: { DateTime: 'string' },
        strictScalars: true,
        nonOptionalTypename: false,
        skipTypename: true,
        defaultScalarType: 'unknown',
      },
    },
  },
}

export default config
