import Validator, { type Issue } from '@adobe/structured-data-validator'

export type Node = { '@type': string | string[]; '@id'?: string }

/** The issues of nodes by search engines' rules for rich results, including warnings. */
async function richResultIssues(nodes: Node[]): Promise<Issue[]> {
  const jsonld: Record<string, Node[]> = {}
  for (const node of nodes) {
    const type = [node['@type']].flat()[0]!
    jsonld[type] = [...(jsonld[type] ?? []), node]
  }
  return new Validator().validate({ jsonld })
}

export async function richResultErrors(nodes: Node[]): Promise<string[]> {
  const issues = await richResultIssues(nodes)
  return issues
    .filter(({ severity }) => severity === 'ERROR')
    .map(({ rootType, issueMessage }) => `${rootType}: ${issueMessage}`)
}
