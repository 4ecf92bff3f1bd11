import Validator from '@adobe/structured-data-validator'

export type Node = { '@type': string | string[]; '@id'?: string }

/** The errors of nodes by search engines' rules for rich results. */
export async function richResultErrors(nodes: Node[]): Promise<string[]> {
  const jsonld: Record<string, Node[]> = {}
  for (const node of nodes) {
    const type = [node['@type']].flat()[0]!
    jsonld[type] = [...(jsonld[type] ?? []), node]
  }
  const issues = await new Validator().validate({ jsonld })
  return issues
    .filter(({ severity }) => severity === 'ERROR')
    .map(({ rootType, issueMessage }) => `${rootType}: ${issueMessage}`)
}
