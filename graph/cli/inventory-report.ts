import type { ProblemList } from '#graph/files/file-problem.ts'
import { problemLines } from '#graph/files/problem-lines.ts'
import { cartWithId } from '#graph/inventory/file/cart-name.ts'
import type { ChangedVehicle, Difference } from '#graph/inventory/inventory.service.ts'
import { escapeUnprintable, withSingleSpaces } from './terminal-text.ts'

const VALUE_LENGTH = 60

/** The first problems, each on a line of its own, and the option of the command that some of them allow. */
export function problemsText(problems: ProblemList): string {
  const { count } = problems
  const title = `Nothing was imported: the file has ${count} ${count === 1 ? 'problem' : 'problems'}.`
  const isOvertaken = problems.first.some(({ code }) => code === 'STALE')
  const lines = [title, ...problemLines(problems).map(withSingleSpaces)]
  if (isOvertaken) lines.push('Add --force to write over changes in stock that are later than the file.')
  return escapeUnprintable(lines.join('\n'))
}

/** The changes of an import, or those that a dry run would have made. */
export function differenceText(
  { added, changed, removed, unchanged, notes }: Difference,
  { isDryRun, seconds }: { isDryRun: boolean; seconds: number },
): string {
  const rows = added.count + changed.count + unchanged
  const lines = [
    ...namesOf('+', added),
    ...changed.first.flatMap(changeText),
    ...moreThan(changed),
    ...namesOf('-', removed),
    ...(notes.count > 0 ? ['Please check:', ...problemLines(notes).map(withSingleSpaces)] : []),
    `${rows} ${rows === 1 ? 'row' : 'rows'} in ${seconds.toFixed(1)} s: ${added.count} added, ${changed.count} changed, ` +
      `${unchanged} unchanged, ${removed.count} removed.`,
    ...(isDryRun ? ['This was a dry run: nothing was changed.'] : []),
  ]
  return `${escapeUnprintable(lines.join('\n'))}\n`
}

function namesOf(sign: string, list: Difference['added']): string[] {
  return [...list.first.map((cart) => `${sign} ${withSingleSpaces(cartWithId(cart))}`), ...moreThan(list)]
}

function changeText({ fields, ...cart }: ChangedVehicle): string[] {
  return [
    `~ ${withSingleSpaces(cartWithId(cart))}`,
    ...fields.map(({ column, before, after }) => `    ${column}: ${shorten(before)} → ${shorten(after)}`),
  ]
}

function moreThan({ count, first }: { count: number; first: unknown[] }): string[] {
  return count > first.length ? [`  … and ${count - first.length} more`] : []
}

function valueText(value: unknown): string {
  if (Array.isArray(value)) return value.length ? value.map(valueText).join(' | ') : '-'
  return value === null ? '-' : withSingleSpaces(String(value))
}

function shorten(value: unknown): string {
  const text = valueText(value)
  return text.length > VALUE_LENGTH ? `${text.slice(0, VALUE_LENGTH)}…` : text
}
