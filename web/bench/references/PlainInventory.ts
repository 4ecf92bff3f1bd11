import { createElement as h, useState } from 'react'

export interface PlainVehicle {
  id: string
  name: string
  price: number
  description: string
  images: string[]
}

/** The inventory as plain React: a search field and a card for each vehicle, in one client-side component. */
export const PlainInventory = ({ vehicles }: { vehicles: PlainVehicle[] }) => {
  const [search, setSearch] = useState('')
  const shown = vehicles.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()))
  return h(
    'main',
    null,
    h('h1', null, 'Inventory'),
    h('input', { type: 'search', value: search, onChange: (event) => setSearch(event.currentTarget.value) }),
    h('p', null, `${shown.length} carts`),
    h(
      'ul',
      null,
      shown.map((vehicle, index) => h(Card, { key: vehicle.id, vehicle, isFirst: index === 0 })),
    ),
  )
}

const Card = ({ vehicle, isFirst }: { vehicle: PlainVehicle; isFirst: boolean }) => {
  const { id, name, price, description, images } = vehicle
  return h(
    'li',
    null,
    images[0] &&
      h('img', {
        src: images[0].replace('/media/', '/media/640/'),
        alt: name,
        width: 335,
        height: 223,
        loading: isFirst ? 'eager' : 'lazy',
      }),
    h('h2', null, h('a', { href: `/vehicle/${id}` }, name)),
    h('p', null, `$${price.toLocaleString('en-US')}`),
    h('p', null, description),
    h(SaveButton),
  )
}

export const SaveButton = () => {
  const [isSaved, setSaved] = useState(false)
  return h('button', { type: 'button', 'aria-pressed': isSaved, onClick: () => setSaved(!isSaved) }, 'Save')
}
