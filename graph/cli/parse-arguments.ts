import { type ParseArgsConfig, parseArgs } from 'node:util'
import { StartError } from '#graph/runtime/start-error.ts'

/** Reads a command line; throws a StartError with the usage for an unknown option. */
export function parseArguments<Options extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  options: Options,
  usage: string,
) {
  try {
    return parseArgs({ args, allowPositionals: true, options })
  } catch {
    throw new StartError(usage)
  }
}
