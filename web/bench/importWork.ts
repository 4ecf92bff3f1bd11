import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { formatOf, inventoryText } from '#graph/inventory/file/inventory-file.ts'
import type { InventoryRecord } from '#graph/inventory/file/inventory-record.ts'

const CHUNK = 1000
const MAKES = ['Denago', 'Evolution', 'Club Car', 'E-Z-GO', 'Yamaha', 'Moke']
const SERIES = ['Nomad', 'Rover', 'Maverick', 'Classic', 'Forester']
const WORDS =
  `quiet strong comfortable street legal family lithium battery range seats lights mirrors horn delivery warranty
  upgraded motor smooth suspension premium sound system charger included stored indoors serviced yearly roof windshield`.split(
    /\s+/,
  )

interface Stock {
  rows: number
  /** Whether every tenth vehicle has another price than in the plain stock. */
  isChanged?: boolean
}

/** Writes an inventory file of this many vehicles, always the same ones; the extension chooses the format. */
export const writeStock = (file: string, { rows, isChanged = false }: Stock): Promise<void> =>
  pipeline(inventoryText(formatOf(file)!.writer, chunks(rows, isChanged)), createWriteStream(file))

const chunks = async function* (rows: number, isChanged: boolean): AsyncGenerator<InventoryRecord[]> {
  for (let from = 0; from < rows; from += CHUNK) {
    const length = Math.min(CHUNK, rows - from)
    yield Array.from({ length }, (_, index) => vehicle(from + index, isChanged))
  }
}

const vehicle = (number: number, isChanged: boolean): InventoryRecord => {
  const pick = <Item>(items: readonly Item[], step: number): Item => items[(number * step) % items.length]!
  const brand = pick(MAKES, 1)
  const category = pick(SERIES, 7)
  const words = Array.from({ length: 30 }, (_, place) => WORDS[(number * (place + 3) + place * place) % WORDS.length])
  return {
    id: `cart-${number}`,
    name: `${brand} ${category} ${number}`,
    brand,
    category,
    price: 5000 + (number % 20_000) + (isChanged && number % 10 === 0 ? 1 : 0),
    description: `The ${brand} ${category}, stock number ${number}: ${words.join(' ')}.`,
    images: [`https://pictures.example/${number}.jpg`],
    externalUrl: `https://maker.example/${number}`,
    topSpeed: `${15 + (number % 20)} mph`,
    range: `${30 + (number % 10)}–${45 + (number % 15)} miles`,
    seatingCapacity: pick([2, 4, 6], 5),
    batteryType: '48V 105Ah lithium',
    chargingTime: '6–8 hours',
    payload: `1,${100 + (number % 800)} lb`,
    features: ['LED lights', 'Mirrors', `Colour ${number % 40}`],
    inStock: number % 10 !== 0,
    isNew: number % 5 !== 0,
    aliases: [`stock-${number}`],
    stockNumber: `S-${number}`,
    vin: null,
    modelYear: 2010 + (number % 16),
    color: pick(WORDS, 3),
    mileage: number % 5 === 0 ? number % 6000 : null,
    listPrice: null,
    location: null,
  }
}
