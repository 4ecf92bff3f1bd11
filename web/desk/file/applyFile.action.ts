import type { Values } from '#graph/staff/history.service.ts'
import type { Action } from '#web/desk/desk.action.ts'

const counted = (count: number, words: string) =>
  count > 0 ? [`${count === 1 ? '1 cart' : `${count} carts`} ${words}`] : []

/** "stock.csv: 1 cart added, 3 carts changed." */
const sentence = (name: string, before: Values, after: Values) => {
  const ids = Object.keys({ ...before, ...after })
  const added = ids.filter((id) => !before?.[id]).length
  const gone = ids.filter((id) => !after?.[id]).length
  const parts = [
    ...counted(added, 'added'),
    ...counted(ids.length - added - gone, 'changed'),
    ...counted(gone, 'taken off the site'),
  ]
  return `${name}: ${parts.join(', ')}.`
}

/** A file changes the stock as its page has shown it. */
export const applyFile: Action = async ({ services: { history, stockFiles }, who, form, field, fields }) => {
  const act = {
    who,
    form,
    kind: 'stock',
    subject: 'file',
    what: (done: { before: Values; after: Values }) => sentence(field('name'), done.before, done.after),
    before: null,
    after: null,
  }
  const file = { id: field('file'), seen: field('seen'), removing: fields('gone') }
  const made = await history.once(act, (record) => stockFiles.apply(file, record))
  return 'id' in made ? { id: made.id, page: '/desk/file' } : made
}
