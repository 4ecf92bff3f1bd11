import { type CartChange, isSame } from '#graph/inventory/changed-fields.ts'
import { findingOf, mergedFindings } from '#graph/shared/inspection-words.ts'
import { wordsOfName } from '#graph/shared/words.ts'
import type { Conflict, Values } from './history.service.ts'

const ALWAYS = ['Front', 'Rear', 'Seats', 'Batteries', 'Tires', 'Dash']

/** What the photos of a cart should show: its sides and parts, and each flaw that its report leaves. */
export const slotsOf = (findings: readonly string[] | null | undefined) => {
  const flaws = (findings ?? []).map(findingOf).filter((finding) => finding?.state === 'LEFT')
  return [...new Set([...ALWAYS, ...flaws.map((flaw) => `${flaw!.text} (${wordsOfName(flaw!.spot)})`)])]
}

/** The name of the field with the photo of a slot. */
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

/** Fields of carts by their ids; null for a cart that is not there. The id of a new cart may be empty. */
export type Carts = Record<string, Values>

export type Photo = { path: string; alt: string }

/** Paths and texts are two fields of a cart, in the same order. */
export const PHOTO_FIELDS = ['images', 'alt']

export const photoValues = (photos: readonly Photo[]) => ({
  images: photos.map(({ path }) => path),
  alt: photos.map(({ alt }) => alt),
})

/** None where not both fields are there. */
export const photosOf = (values: Values | undefined): Photo[] => {
  const [paths, texts] = PHOTO_FIELDS.map((name) => values?.[name])
  const areBoth = Array.isArray(paths) && Array.isArray(texts) && paths.length === texts.length
  return areBoth ? paths.map((path, index) => ({ path, alt: texts[index] })) : []
}

/**
 * The change of some carts with their photos and findings as they are now; undefined where that is how the page showed them. What
 * somebody else has added, removed, moved or written meanwhile stays, and only what both have touched is a conflict.
 */
export function withFoundRows(
  changes: CartChange[],
  shown: Carts,
  wanted: Carts,
): { before: Carts; after: Carts } | { conflicts: Conflict[] } | undefined {
  const [before, after] = [{ ...shown }, { ...wanted }]
  const conflicts: Conflict[] = []
  for (const { id, before: values, after: typed } of changes) {
    const lists = [shown[id], typed, values].map((cart) => cart?.findings ?? [])
    const [report, words, present] = lists as [string[], string[], string[]]
    if (shown[id]?.findings !== undefined && wanted[id] && !isSame(report, present)) {
      const findings = mergedFindings(report, words, present)
      conflicts.push(...findings.conflicts)
      before[id] = { ...before[id], findings: values!.findings }
      after[id] = { ...after[id], findings: findings.merged }
    }
    const [old, next, found] = [shown[id], wanted[id], values].map(photosOf) as [Photo[], Photo[], Photo[]]
    if (isSame(old, found) || ![shown[id], wanted[id]].every(hasPhotos)) continue
    const merged = merge(old, next, found, conflicts)
    before[id] = { ...before[id], ...photoValues(found) }
    after[id] = { ...after[id], ...photoValues(merged) }
  }
  if (conflicts.length > 0) return { conflicts }
  return isSame(before, shown) ? undefined : { before, after }
}

const hasPhotos = (values: Values | undefined) => PHOTO_FIELDS.every((name) => Array.isArray(values?.[name]))

const NO_PHOTO = 'no photo'

function merge(shown: Photo[], wanted: Photo[], found: Photo[], conflicts: Conflict[]): Photo[] {
  const [old, next, now] = [shown, wanted, found].map(textsOf) as [Texts, Texts, Texts]
  for (const [path, alt] of old) {
    const [wish, current] = [next.get(path), now.get(path)]
    if (wish === alt || current === alt || wish === current) continue
    conflicts.push({ field: 'alt', shown: alt, found: current ?? NO_PHOTO, wanted: wish ?? NO_PHOTO })
  }
  const isInAll = ({ path }: Photo) => old.has(path) && next.has(path) && now.has(path)
  const [was, wish, is] = [shown, wanted, found].map((photos) => photos.filter(isInAll).map(({ path }) => path))
  const isMoved = !isSame(was, wish)
  if (isMoved && !isSame(was, is) && !isSame(wish, is)) {
    const places = (paths = was) => paths!.map((path) => was!.indexOf(path) + 1).join(', ')
    conflicts.push({ field: 'photoOrder', shown: places(was), found: places(is), wanted: places(wish) })
  }
  const order = isMoved ? [...wish!] : [...is!]
  const textOf = (path: string) => (old.get(path) === next.get(path) ? now.get(path) : next.get(path)) ?? now.get(path)!
  const merged = found
    .filter(({ path }) => next.has(path) || !old.has(path))
    .map((photo) => (isInAll(photo) ? order.shift()! : photo.path))
    .map((path) => ({ path, alt: textOf(path) }))
  // Each new one before the one that follows it, from the last one on.
  for (const [index, photo] of [...wanted.entries()].reverse()) {
    if (old.has(photo.path) || now.has(photo.path)) continue
    const places = wanted.slice(index + 1).map(({ path }) => merged.findIndex((other) => other.path === path))
    merged.splice(places.find((place) => place >= 0) ?? merged.length, 0, photo)
  }
  return merged
}

type Texts = Map<string, string>

const textsOf = (photos: Photo[]): Texts => new Map(photos.map(({ path, alt }) => [path, alt]))
