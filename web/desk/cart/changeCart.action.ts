import type { CartValues } from '#graph/inventory/changed-fields.ts'
import { cartName } from '#graph/inventory/file/cart-name.ts'
import { typedChanges } from '#graph/staff/cart-form.ts'
import type { Values } from '#graph/staff/history.service.ts'
import type { Action } from '#web/desk/desk.action.ts'
import { fieldLabel, fieldText } from '#web/desk/words.ts'

/** The values with which a form was shown; none where its sender changed them to something else. */
const shownValues = (field: (name: string) => string): CartValues => {
  try {
    return Object(JSON.parse(field('shown')))
  } catch {
    return {}
  }
}

const SHORT = 60

/** "Price $8,495 → $7,995"; of a long text, that it is another. */
const change = (name: string, before: Values, after: Values) => {
  const words = `${fieldText(name, before?.[name])} → ${fieldText(name, after?.[name])}`
  return `${fieldLabel(name)} ${words.length > SHORT ? 'changed' : words}`
}

/** The fields of a cart that were typed anew. */
export const changeCart: Action = async ({ services, field, make }) => {
  const cart = await services.vehicles.findByAddress(field('id'))
  if (!cart) return { problem: 'This cart is no longer in stock.' }
  const { before, after } = typedChanges(shownValues(field), field)
  return make({
    kind: 'cart',
    subject: cart.id,
    what: (done) => {
      const names = Object.keys(done.after ?? {})
      return `${cartName({ ...cart })}: ${names.map((name) => change(name, done.before, done.after)).join(', ')}.`
    },
    before,
    after,
  })
}
