import { createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { PlainInventory } from './PlainInventory.ts'

const vehicles = JSON.parse(document.getElementById('vehicles')!.textContent!)
hydrateRoot(document.getElementById('root')!, createElement(PlainInventory, { vehicles }))
