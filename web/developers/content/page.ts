import { DEALER } from '#graph/dealer/dealer.ts'

export const PAGE = {
  title: 'Inventory API for Developers',
  description:
    'Every cart on the lot as a public GraphQL API, without a key: quick start, operations to copy, a guide, REST, MCP, feeds, webhooks and terms.',
  keywords: 'golf cart inventory API, GraphQL API, dealer inventory feed, JSON feed, Google Merchant feed',
  canonical: '/developers',
}

export const HEADER = {
  eyebrow: 'For developers',
  title: 'Our inventory, as an API',
  lead: 'The carts, prices, places and rentals of this site as GraphQL. One address, no key, no sign-up; pages of any origin may send requests.',
}

const ASK = `Write to [${DEALER.email}](mailto:${DEALER.email}) to get one.`

/** The sections of the page, in their order; code stands between backticks. */
export const SECTIONS = {
  quickStart: {
    id: 'quick-start',
    title: 'Quick start',
    text: 'Send an operation by POST as JSON, or by GET as parameters. Prices are US dollars, times ISO 8601 in UTC, distances miles. [The schema](/developers/schema) names the type of each variable.',
  },
  operations: {
    id: 'operations',
    title: 'Operations people need',
    text: 'Each runs as it stands: copy it, or open it in the Sandbox and change it there.',
  },
  limits: {
    id: 'limits',
    title: 'Limits',
    text: 'A request beyond a limit gets an error with a message, and nothing is truncated silently. Each answer has its cost in `extensions.cost`, and the rest of your budget in the `RateLimit` header.',
    inGuide: 'limits',
  },
  partnerKey: {
    id: 'partner-key',
    title: 'Partner key',
    text: `Reading needs no key. A partner sends its key in the header \`X-Partner-Key\`, and its inquiries carry the partner’s name. A private key belongs on a server: it raises the limits tenfold. A public key belongs in pages and embeds, where anybody can read it: each visitor is counted as without a key. ${ASK}`,
    inGuide: 'partner-keys',
  },
  errors: {
    id: 'errors',
    title: 'Errors',
    text: 'Every error has `extensions.code` and `extensions.requestId`; quote the id when you write to us. Where an argument is wrong, `extensions.argument` names it. Act on the code: messages may change.',
    inGuide: 'errors',
  },
  rest: {
    id: 'rest',
    title: 'REST',
    text: 'The same carts as plain JSON, for programs without GraphQL. REST takes no filters, no sort and no pages: GraphQL does. Every error is an object with `error`, `code` and `requestId`. [openapi.json](/openapi.json) describes routes and feeds as OpenAPI.',
    inGuide: 'rest',
  },
  changingStock: {
    id: 'changing-the-stock',
    title: 'Change the stock',
    text: 'A dealer management system pushes the stock with a private key that has the scope `inventory:write`. Each push is made whole or, when anything in it is wrong, not at all, and everything shows it within a second.',
    inGuide: 'changing-the-stock',
  },
  languageModels: {
    id: 'language-models',
    title: 'Tools for language models',
    text: 'An assistant that speaks the [Model Context Protocol](https://modelcontextprotocol.io) finds carts by itself. Give it the address `/mcp` of this site: it needs no key, and its tools only read.',
    inGuide: 'tools-for-language-models',
  },
  feeds: {
    id: 'feeds',
    title: 'Feeds',
    text: 'The whole inventory in one file. Send the `ETag` of the last answer in `If-None-Match`: the answer is a 304 until something changes.',
    inGuide: 'feeds',
  },
  liveChanges: {
    id: 'live-changes',
    title: 'Live changes',
    text: 'Each change of a cart as it happens: a GraphQL subscription over [server-sent events](https://github.com/enisdenjo/graphql-sse/blob/master/PROTOCOL.md), without an address of your own.',
    inGuide: 'live-changes',
  },
  webhooks: {
    id: 'webhooks',
    title: 'Webhooks',
    text: `Instead of asking for changes you can have them sent. Each change of a cart is a POST to your https address within moments, in the form of [Standard Webhooks](https://www.standardwebhooks.com), which has libraries for most languages. ${ASK}`,
    inGuide: 'webhooks',
  },
  terms: {
    id: 'terms',
    title: 'Terms of use',
    text: 'By reading our data you agree to these terms.',
  },
  changelog: {
    id: 'changelog',
    title: 'Changelog',
    text: 'The schema only grows. A part that will be removed is marked `@deprecated` with the date of its removal, at least six months ahead. New enum values can appear at any time: let your code ignore a value that it does not know.',
  },
}
