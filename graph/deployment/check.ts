/** What the examination of one part of a deployment found, in words for whoever runs it. */
export interface Finding {
  /** `warn`: it works, and something should be done about it. */
  status: 'ok' | 'warn' | 'fail'
  words: string
}

export const ok = (words: string): Finding => ({ status: 'ok', words })
export const warn = (words: string): Finding => ({ status: 'warn', words })
export const fail = (words: string): Finding => ({ status: 'fail', words })

/** One line each; a name that comes again is not repeated. */
export const findingLine = (name: string, { status, words }: Finding) =>
  `${status.padEnd(5)} ${name.padEnd(11)} ${words}`

/** What went wrong, without the address that it went wrong with: that may hold a password. */
export function reasonOf(error: unknown): string {
  const { message, code } = Object(error) as Partial<NodeJS.ErrnoException>
  return (message || code || String(error)).replace(/(?<!\w)\w+:\/\/\S+/g, '(address)').replace(/\.$/, '')
}
