import { responseNote } from '#graph/dealer/response-note.ts'
import { useSite } from '#web/environment/site.ts'
import { useNow } from '#web/islands/useNow.ts'

/** When somebody answers a message, in the words of the confirmation; a short one is the time alone. */
export const useResponseNote = (isShort = false) => {
  const { week, specialDays, clockOffset } = useSite()
  return responseNote({ week, specialDays }, useNow(), clockOffset, isShort)
}
