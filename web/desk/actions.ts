import { addCart } from './cart/addCart.action.ts'
import { addPhotos } from './cart/addPhotos.action.ts'
import { changeCart } from './cart/changeCart.action.ts'
import { changePhoto } from './cart/changePhoto.action.ts'
import { takeOff } from './cart/takeOff.action.ts'
import { addDays } from './days/addDays.action.ts'
import { removeDays } from './days/removeDays.action.ts'
import type { Action } from './desk.action.ts'
import { applyFile } from './file/applyFile.action.ts'
import { compareFile } from './file/compareFile.action.ts'
import { answer } from './inquiries/answer.action.ts'
import { erase } from './inquiries/erase.action.ts'
import { sendMails } from './inquiries/sendMails.action.ts'
import { closePlace, savePlace, savePrices, savePromotion } from './places/places.action.ts'
import { setState } from './stock/setState.action.ts'
import { undo } from './undo.action.ts'

/** Where the desk's forms go. */
export const ACTIONS: Record<string, Action> = {
  '/desk/undo': undo,
  '/desk/carts/state': setState,
  '/desk/carts/photo': changePhoto,
  '/desk/carts/take-off': takeOff,
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
}

/** Where forms with files go, and long ones. */
export const UPLOADS: Record<string, Action> = {
  '/desk/carts/add': addCart,
  '/desk/carts/change': changeCart,
  '/desk/carts/photos': addPhotos,
  '/desk/file/compare': compareFile,
}
