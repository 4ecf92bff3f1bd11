import type { GraphQLSchema } from 'graphql'
import { DEALER } from '#graph/dealer/dealer.ts'
import releases from '#graph/schema-changelog.json' with { type: 'json' }
import written from './openapi.json' with { type: 'json' }
import { schemasOfCode } from './schemas-of-code.ts'

/** The contract of the REST routes as OpenAPI 3.1: openapi.json, with the dealer, the site, and the schemas that follow from code. */
export function openapiDocument(graphql: GraphQLSchema, siteUrl: string) {
  const { info, components } = written
  return {
    ...written,
    info: {
      ...info,
      title: `${DEALER.shortName} inventory: REST routes and feeds`,
      version: releases[0]!.date,
      contact: { name: DEALER.name, email: DEALER.email, url: `${siteUrl}/developers` },
    },
    servers: [{ url: siteUrl }],
    components: { ...components, schemas: { ...schemasOfCode(graphql), ...components.schemas } },
  }
}
