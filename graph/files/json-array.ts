import { UnreadableFileError } from './file-problem.ts'

/** In characters: about 50,000 carts. */
const MOST_CHARACTERS = 100_000_000

/** The items of a JSON array. Throws an UnreadableFileError where the file is none. */
export async function jsonArray(chunks: AsyncIterable<string>): Promise<unknown[]> {
  let text = ''
  for await (const chunk of chunks) {
    text += chunk
    if (text.length > MOST_CHARACTERS)
      throw new UnreadableFileError(1, `The file has more than ${MOST_CHARACTERS / 1e6} million characters. Split it.`)
  }
  if (!text.trim()) throw new UnreadableFileError(1, 'The file is empty. Write a JSON array of carts: [{…}, {…}].')
  const items = parse(text)
  if (!Array.isArray(items))
    throw new UnreadableFileError(1, 'The file is JSON, but no array. Write the carts between [ and ].')
  return items
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    const { message } = error as SyntaxError
    // Without a position the text has ended too early.
    const end = Number(/ at position (\d+)/.exec(message)?.[1] ?? text.trimEnd().length)
    const line = text.slice(0, end).split(/\r\n|\n|\r/).length
    throw new UnreadableFileError(line, `This is no valid JSON: ${message.replace(/ in JSON at position.*/, '')}.`)
  }
}
