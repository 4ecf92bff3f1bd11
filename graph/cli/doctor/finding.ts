/** The result of one check of a deployment, as a sentence for the operator. */
export interface Finding {
  /** `warn`: the part works, and the operator should change something. */
  status: 'ok' | 'warn' | 'fail'
  message: string
}

export const ok = (message: string): Finding => ({ status: 'ok', message })
export const warn = (message: string): Finding => ({ status: 'warn', message })
export const fail = (message: string): Finding => ({ status: 'fail', message })

export const findingLine = (name: string, { status, message }: Finding) =>
  `${status.padEnd(5)} ${name.padEnd(11)} ${message}`

/** The error's message without addresses, which may hold a password. */
export function reasonOf(error: unknown): string {
  const { message, code } = Object(error) as Partial<NodeJS.ErrnoException>
  return (message || code || String(error)).replace(/(?<!\w)\w+:\/\/\S+/g, '(address)').replace(/\.$/, '')
}

/** Runs a check; one that fails is a finding, too. */
export async function examine(check: () => Finding | Promise<Finding>): Promise<Finding> {
  try {
    return await check()
  } catch (error) {
    return fail(`It could not be examined: ${reasonOf(error)}.`)
  }
}
