declare module '@adobe/structured-data-validator' {
  export type Issue = { issueMessage: string; severity: 'ERROR' | 'WARNING'; rootType: string; fieldNames: string[] }

  export default class Validator {
    /** Nodes by format and then by type, as an extractor returns them for a page. */
    validate(found: { jsonld: Record<string, object[]> }): Promise<Issue[]>
  }
}
