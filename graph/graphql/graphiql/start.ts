import type { GraphiqlOptions } from './graphiql.ts'

/** The page at /graphql imports this file, whose name is permanent; all others are named after their content. */
export const start = async (element: Element, options: GraphiqlOptions): Promise<void> => {
  const { showGraphiql } = await import('./graphiql.ts')
  showGraphiql(element, options)
}
