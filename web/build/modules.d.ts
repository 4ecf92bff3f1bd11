/** What the build uses of the package, which comes with GraphiQL and has no types of its own. */
declare module 'markdown-it' {
  export type Token = {
    type: string
    tag: string
    info: string
    content: string
    level: number
    attrSet(name: string, value: string): void
  }

  export default class MarkdownIt {
    normalizeLink: (href: string) => string
    options: object
    renderer: { render(tokens: Token[], options: object, env: object): string }
    parse(text: string, env: object): Token[]
  }
}

/** A file of docs/. */
declare module '*.md' {
  const document: import('./documents.plugin.ts').MarkdownDocument
  export default document
}

declare module '*/schema.graphql' {
  const document: import('./documents.plugin.ts').MarkdownDocument
  export default document
}
