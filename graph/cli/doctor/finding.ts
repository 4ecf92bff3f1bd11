/** The result of one check of a deployment, as a sentence for the operator. */
export interface Finding {
  /** `warn`: it works, and something should be done about it. */
  status: 'ok' | 'warn' | 'fail'
  message: string
}

export const ok = (message: string): Finding => ({ status: 'ok', message })
export const warn = (message: string): Finding => ({ status: 'warn', message })
export const fail = (message: string): Finding => ({ status: 'fail', message })

/** One line each; a name that comes again is not repeated. */
export const findingLine = (name: string, { status, message }: Finding) =>
  `${status.padEnd(5)} ${name.padEnd(11)} ${message}`

/** What went wrong, without the address that it went wrong with: that may hold a password. */
export function reasonOf(error: unknown): string {
  const { message, code } = Object(error) as Partial<NodeJS.ErrnoException>
  return (message || code || String(error)).replace(/(?<!\w)\w+:\/\/\S+/g, '(address)').replace(/\.$/, '')
}
