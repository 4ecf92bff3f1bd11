import type { Refusal } from '#graph/staff/history.service.ts'
import type { Action } from './action.ts'
import { answer, erase, sendMails } from './inquiries/actions.ts'
import { addDays, closePlace, removeDays, savePlace, savePrices, savePromotion } from './places/actions.ts'
import {
  addCart,
  addPhotos,
  applyFile,
  changeCart,
  compareFile,
  putBack,
  savePhotos,
  setState,
  takeOff,
} from './stock/actions.ts'
import { dealerTime, fieldLabel, fieldText } from './words.ts'

/** Takes a change back, whatever it changed. */
const undo: Action = async ({ services: { history }, who, field }) => {
  const id = field('id')
  const refusal = await history.undo(id, who)
  if (!refusal) return { id }
  if ('isUnchanged' in refusal) return refusal
  const now = foundNow(refusal)
  if (now.length === 0) return refusal
  const fields = now.flatMap(({ field }) => field ?? [])
  const later = await history.later(id, fields)
  const by = later ? ` by ${later.who}, ${dealerTime(later.at)}` : ''
  const words = now.map(({ words }) => words.trim().replace(/\.$/, '')).join('; ')
  const way = later ? 'Undo that change first, or set it on the page.' : 'Set it on the page.'
  return { problem: `This was changed again since${by}: ${words}. ${way}` }
}

/** Refusals in words that say that somebody has changed what a form, or Undo, wants to change. */
const CHANGED_SINCE = /\balready\b|\blonger\b|somebody has/i

/** What is there now instead of what a change has left. */
const foundNow = (refusal: Exclude<Refusal, { isUnchanged: true }>): { field?: string; words: string }[] => {
  const wordsOf = (field: string, value: unknown) => `${fieldLabel(field)} is ${fieldText(field, value)} now`
  if ('conflicts' in refusal)
    return refusal.conflicts.map(({ cart, field, found }) => ({
      field,
      words: `${cart ? `${cart}, ` : ''}${wordsOf(field, found)}`,
    }))
  if ('problem' in refusal) return foundNow({ problems: [{ message: refusal.problem }] })
  return refusal.problems.flatMap(({ field = '', message, now }) => {
    if (now !== undefined) return { field, words: wordsOf(field, now) }
    return CHANGED_SINCE.test(message) ? { words: message.replace(/ already(?=\.)/, '') } : []
  })
}

/** Lets somebody use the desk, no longer, or ends their sign-ins. */
const changePerson: Action = async ({ services: { people }, who, field, change, once }) => {
  const [email, to] = [field('email'), field('to')]
  if (to === 'sign out') {
    const what = `${email} is signed out everywhere.`
    const made = await once('person', email, what, (record) => people.signOut(who, email, record))
    return 'id' in made && email === who ? { page: '/desk/sign-in?out=everywhere' } : made
  }
  return change(
    'person',
    email,
    to === 'remove' ? { before: { email }, after: null } : { before: null, after: { email } },
  )
}

/** Where the desk's forms go. */
export const ACTIONS: Record<string, Action> = {
  '/desk/undo': undo,
  '/desk/people/change': changePerson,
  '/desk/carts/state': setState,
  '/desk/carts/take-off': takeOff,
  '/desk/carts/put-back': putBack,
  '/desk/file/apply': applyFile,
  '/desk/inquiries/answer': answer,
  '/desk/inquiries/send': sendMails,
  '/desk/inquiries/erase': erase,
  '/desk/days/add': addDays,
  '/desk/days/remove': removeDays,
  '/desk/places/save': savePlace,
  '/desk/places/close': closePlace,
  '/desk/prices/save': savePrices,
  '/desk/promotion/save': savePromotion,
  '/desk/carts/add': addCart,
  '/desk/carts/change': changeCart,
  '/desk/carts/photos': addPhotos,
  '/desk/carts/photo-texts': savePhotos,
  '/desk/file/compare': compareFile,
}
