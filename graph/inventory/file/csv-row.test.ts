import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import fc from 'fast-check'
import { COLUMNS, type Column, fromRow, toRow } from './csv-row.ts'
import type { InventoryRecord } from './inventory-record.ts'

const RECORD: InventoryRecord = {
  id: 'cart',
  name: 'Cart',
  brand: 'Brand',
  category: 'Series',
  price: 8495,
  description: 'A cart.',
  images: ['vehicles/cart.webp', 'https://pictures.example/cart.webp'],
  externalUrl: null,
  topSpeed: '25 mph',
  range: null,
  seatingCapacity: 4,
  batteryType: null,
  chargingTime: null,
  payload: null,
  features: ['Roof', 'Lights'],
  inStock: true,
  isNew: false,
  aliases: [],
}

// Text with much of what means something in a cell, a list or a formula.
const special = fc.string({ unit: fc.constantFrom(...`=+-@'|\\",;\t\r\n a1é€`) })
const text = fc.oneof(special, fc.string({ unit: 'grapheme' }))
const filledText = text.filter(Boolean)
const optionalText = fc.option(filledText)
const list = fc.array(filledText, { maxLength: 4 })
const cents = fc.integer({ min: 0, max: 9_999_999_999 }).map((amount) => amount / 100)

const record: fc.Arbitrary<InventoryRecord> = fc.record({
  id: text,
  name: text,
  brand: text,
  category: text,
  price: cents,
  description: text,
  images: list,
  externalUrl: optionalText,
  topSpeed: optionalText,
  range: optionalText,
  seatingCapacity: fc.option(fc.nat(100)),
  batteryType: optionalText,
  chargingTime: optionalText,
  payload: optionalText,
  features: list,
  inStock: fc.boolean(),
  isNew: fc.boolean(),
  aliases: list,
})

const read = (row: Partial<Record<Column, string>>) => fromRow(Object.keys(row) as Column[], Object.values(row))

describe('a row of the inventory file', () => {
  it('reads back what was written', () => {
    fc.assert(fc.property(record, (written) => expect(read(toRow(written))).toEqual(written)))
  })

  it('survives a CSV file', () => {
    const viaFile = (written: InventoryRecord) => {
      const csv = stringify([toRow(written)], { header: true, columns: [...COLUMNS], record_delimiter: '\r\n' })
      return parse(csv, { columns: true })
    }
    fc.assert(fc.property(record, (written) => expect(viaFile(written)).toEqual([toRow(written)])))
  })

  it('has no cell that a spreadsheet runs', () => {
    const startsFormula = /^[=+\-@\t\r]/
    fc.assert(
      fc.property(record, (written) =>
        expect(Object.values(toRow(written)).filter((cell) => startsFormula.test(cell))).toEqual([]),
      ),
    )
  })

  it('separates lists by | and marks a literal one', () => {
    const { features, images } = toRow({ ...RECORD, features: ['4|6 seats', 'C:\\carts', '', 'Roof'] })
    expect(features).toBe('4\\|6 seats|C:\\\\carts|Roof')
    expect(images).toBe('vehicles/cart.webp|https://pictures.example/cart.webp')
  })

  it('takes a list as a person types it', () => {
    expect(read({ features: 'Roof||C:\\carts|4\\|6 seats|' })).toEqual({
      features: ['Roof', 'C:\\carts', '4|6 seats'],
    })
  })

  it('takes numbers and truth values as spreadsheets write them, and leaves what is none', () => {
    expect(read({ price: '8495.50', inStock: 'TRUE', isNew: 'False' })).toEqual({
      price: 8495.5,
      inStock: true,
      isNew: false,
    })
    expect(read({ price: '$8,495', seatingCapacity: 'four', inStock: 'yes' })).toEqual({
      price: '$8,495',
      seatingCapacity: 'four',
      inStock: 'yes',
    })
  })

  it('tells an empty cell from a missing column', () => {
    expect(read({ externalUrl: '', aliases: '', description: '', price: '' })).toEqual({
      externalUrl: null,
      aliases: [],
      description: '',
      price: null,
    })
  })
})
