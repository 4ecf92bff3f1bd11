import type { Action } from './desk.action.ts'

/** Takes an act back, whatever it changed. */
export const undo: Action = async ({ services: { history }, who, field }) => {
  const id = field('id')
  const refusal = await history.undo(id, who)
  return refusal && !('isUnchanged' in refusal) ? refusal : { id }
}
