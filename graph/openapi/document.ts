import type { GraphQLSchema } from 'graphql'
import { DEALER } from '#graph/dealer/dealer.ts'
import releases from '#graph/schema-changelog.json' with { type: 'json' }
import { HEADERS, paths, WEBHOOKS } from './paths.ts'
import { componentSchemas } from './schemas.ts'

const TEXT = `The inventory of ${DEALER.name} as plain JSON and as files.

These routes take no filters, no sort and no pages: GraphQL at \`/graphql\` does, and has more fields. They only grow, as \
the GraphQL schema does. Every error is \`{"error", "code", "requestId"}\`. Limits, costs and terms of use are at \`/developers\`.`

/** The contract of the REST routes as OpenAPI 3.1, from the GraphQL schema, the rules of an inquiry and the feeds. */
export function openapiDocument(graphql: GraphQLSchema, siteUrl: string): object {
  return {
    openapi: '3.1.1',
    info: {
      title: `${DEALER.shortName} inventory: REST routes and feeds`,
      version: releases[0]!.date,
      description: TEXT,
      contact: { email: DEALER.email, url: `${siteUrl}/developers` },
    },
    servers: [{ url: siteUrl }],
    security: [{}, { partnerKey: [] }],
    tags: ['REST', 'feeds', 'webhooks', 'contracts', 'probes'].map((name) => ({ name })),
    paths: paths(graphql),
    webhooks: WEBHOOKS,
    components: {
      schemas: componentSchemas(graphql),
      headers: HEADERS,
      securitySchemes: {
        partnerKey: {
          type: 'apiKey',
          in: 'header',
          name: 'X-Partner-Key',
          description: 'Reading needs no key. A private key raises the limits; a public one names the partner.',
        },
      },
    },
  }
}
