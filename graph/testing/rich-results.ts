import Validator, { type Issue } from '@adobe/structured-data-validator'

export type Node = { '@type': string | string[]; '@id'?: string }

/** What the rules of search engines' rich results say of nodes; what a node leaves out is a warning or an error. */
export async function richResultIssues(nodes: Node[]): Promise<Issue[]> {
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
