import type { Action } from './desk.action.ts'
import { setState } from './stock/setState.action.ts'
import { undo } from './undo.action.ts'

/** Where the desk's forms go. */
export const ACTIONS: Record<string, Action> = {
  '/desk/undo': undo,
  '/desk/carts/state': setState,
}
