import { stateOf } from '#graph/dealer/sale.ts'
import type { EmbedInventoryQuery } from '#web/generated/graphql.ts'
import { formatPrice } from '#web/ui/formatPrice.ts'

type EmbedVehicle = EmbedInventoryQuery['vehicles']['nodes'][number]

/** An element with properties set on it; texts become text, never markup. */
export const element = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]> = {},
  ...children: (Node | string)[]
) => {
  const created = Object.assign(document.createElement(tag), properties)
  created.append(...children)
  return created
}

const pictureOf = ({ condition, mainImage }: EmbedVehicle) => {
  // A render of a new cart says nothing of a used one.
  const isClay = condition === 'USED' && mainImage?.small.includes('/vehicles/')
  const frame = element('div', { className: isClay ? 'picture clay' : 'picture' })
  if (!mainImage) return frame
  const { alt, dominantColor, small, large } = mainImage
  frame.style.backgroundColor = dominantColor ?? ''
  // `loading` and `sizes` take effect only when they are set before `src`.
  frame.append(
    element('img', { alt, loading: 'lazy', sizes: 'auto, 320px', srcset: `${small} 480w, ${large} 800w`, src: small }),
  )
  return frame
}

const addressOf = ({ url }: EmbedVehicle, partner: string | null) => {
  const address = new URL(url)
  if (partner) address.searchParams.set('partner', partner)
  return address.href
}

const line = (className: string, ...children: (Node | string)[]) => element('p', { className }, ...children)

/** A vehicle with its picture, name, price and state; one link covers all of it. */
export const card = (vehicle: EmbedVehicle, partner: string | null) => {
  const { name, price, condition, atDoor } = vehicle
  const link = element('a', { href: addressOf(vehicle, partner) }, name)
  const state = `${condition === 'NEW' ? 'New' : 'Used'} · ${stateOf(vehicle)}`
  const body = element('div', { className: 'body' })
  body.append(line('name', link), line('price', formatPrice(price)), line('state', state))
  if (atDoor) body.append(line('state', `At your door in ${atDoor.municipality.name}: ${formatPrice(atDoor.total)}`))
  return element('li', {}, pictureOf(vehicle), body)
}

/** An empty card of the same size, until the vehicle is there. */
export const placeholder = (hasTown: boolean) => {
  const body = element('div', { className: 'body' })
  body.append(line('name', '\u00a0'), line('price', '\u00a0'), line('state', '\u00a0'))
  if (hasTown) body.append(line('state', '\u00a0'))
  return element('li', {}, element('div', { className: 'picture' }), body)
}
