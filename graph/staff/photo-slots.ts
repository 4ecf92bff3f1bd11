import { findingOf } from '#graph/shared/inspection-words.ts'
import { wordsOfName } from '#graph/shared/words-of-name.ts'

const ALWAYS = ['Front', 'Rear', 'Seats', 'Batteries', 'Tires', 'Dash']

/** What the photos of a cart should show: its sides and parts, and each flaw that its report leaves. */
export const slotsOf = (findings: readonly string[] | null | undefined) => {
  const flaws = (findings ?? []).map(findingOf).filter((finding) => finding?.state === 'LEFT')
  return [...new Set([...ALWAYS, ...flaws.map((flaw) => `${flaw!.text} (${wordsOfName(flaw!.spot)})`)])]
}

export const slotField = (slot: string) => `slot.${slot}`

/** The slot of a photo: its text begins with it. */
export const slotOf = (text: string, slots: string[]) =>
  slots.find((slot) => `${text}:`.toLowerCase().startsWith(`${slot}:`.toLowerCase())) ?? ''

/** What a photo says until somebody writes a better text. */
export const slotText = (slot: string, rest: string) => (slot ? `${slot}: ${rest}` : rest)

/** The text of a photo after its text or its slot was changed; a slot that was typed wins. */
export const changedText = (
  { alt, typed, slot }: { alt: string; typed: string; slot: string },
  slots: string[],
  name: string,
) => {
  const old = slotOf(alt, slots)
  const typedSlot = slotOf(typed, slots)
  if (typed && (slot === old || (typed !== alt && typedSlot && typedSlot !== old))) return typed
  const rest = typed.slice(typedSlot.length).replace(/^:\s*/, '')
  return slotText(slot, rest || name)
}
