import { found } from '#graph/files/file-problem.ts'

/** What is wrong with a field, for the person who typed it. */
export interface FieldProblem<Field extends string = string> {
  field: Field
  message: string
  /** The field as the site has it, where somebody else has changed it meanwhile. */
  now?: string
}

type Texts<Field extends string> = Partial<Record<Field, string>>

const plain = (text: string) => text.replace(/\r\n?/g, '\n').trim()

/**
 * What somebody has typed over what was read: only those fields change, and one that somebody else has changed meanwhile is a
 * problem that names both values.
 */
export function typedOver<Field extends string>(
  now: Record<Field, string>,
  asRead: Texts<Field>,
  typed: Texts<Field>,
): { changed: Texts<Field>; problems: FieldProblem<Field>[] } {
  const changed: Texts<Field> = {}
  const problems: FieldProblem<Field>[] = []
  for (const field of Object.keys(now) as Field[]) {
    if (typed[field] === undefined) continue
    const [text, read, current] = [typed[field], asRead[field] ?? now[field], now[field]].map(plain) as [
      string,
      string,
      string,
    ]
    if (text === read || text === current) continue
    if (read !== current) {
      const message = `Somebody has changed this since you opened the page. It is ${found(current)} now, and you typed ${found(text)}. Save what is right.`
      problems.push({ field, message, now: now[field] })
    } else changed[field] = text
  }
  return { changed, problems }
}
