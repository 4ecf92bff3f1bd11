import { createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { PlainInventory, SaveButton } from './PlainInventory.ts'

const island = document.getElementById('island')
if (island) hydrateRoot(island, createElement(SaveButton))
else {
  const vehicles = JSON.parse(document.getElementById('vehicles')!.textContent!)
  hydrateRoot(document.getElementById('root')!, createElement(PlainInventory, { vehicles }))
}
