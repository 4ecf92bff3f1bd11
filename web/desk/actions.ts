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

/** Takes a change back, whatever it changed. */
const undo: Action = async ({ services: { history }, who, field }) => {
  const id = field('id')
  const refusal = await history.undo(id, who)
  return refusal && !('isUnchanged' in refusal) ? refusal : { id }
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
