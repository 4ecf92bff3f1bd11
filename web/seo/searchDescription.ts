import { cutText } from '#web/ui/cutText.ts'

const SHORTEST = 70
const LONGEST = 160
const SENTENCE_ENDS = ['. ', '! ', '? ']

/** At most 160 characters of a text for its page's description: whole sentences where they say enough, else whole words. */
export const searchDescription = (text: string) => {
  if (text.length <= LONGEST) return text
  const start = text.slice(0, LONGEST + 1)
  const lastEnd = Math.max(...SENTENCE_ENDS.map((end) => start.lastIndexOf(end)))
  if (lastEnd + 1 >= SHORTEST) return text.slice(0, lastEnd + 1)
  return cutText(text, LONGEST)
}
