import type { ChangeKind, Values } from '#graph/staff/history.service.ts'

/** Makes changes of a kind: what is written down of each, or why nothing was changed. */
export const maker =
  (kind: ChangeKind) =>
  async (subject: string, before: object | null, after: object | null, isUndo = false): Promise<object> => {
    let made: object | undefined
    const change = { who: 'Ann', subject, before: before as Values, after: after as Values, isUndo }
    const refusal = await kind.make(change, async (_transaction, done) => {
      made = done
    })
    return refusal ?? made!
  }
