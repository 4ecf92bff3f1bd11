import { createInterface } from 'node:readline/promises'
import { StartError } from '#graph/runtime/start-error.ts'

/**
 * Throws a StartError unless the operator has named the database whose data is to be deleted, by `--yes` or in a terminal. `what` is
 * the data, as the object of a sentence.
 */
export async function confirmLoss(
  { command, what, name, place }: Record<'command' | 'what' | 'name' | 'place', string>,
  given: string | undefined,
): Promise<void> {
  const sentence = `${command} deletes ${what} of the database "${name}" ${place}`
  const answer =
    given ?? (process.stdin.isTTY ? await ask(`${sentence}.\nType the database's name to go on: `) : undefined)
  if (answer === name) return
  throw new StartError(`Nothing was changed. ${sentence}: back up, then add -- --yes ${name}`)
}

export async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  try {
    return (await terminal.question(question)).trim()
  } finally {
    terminal.close()
  }
}
