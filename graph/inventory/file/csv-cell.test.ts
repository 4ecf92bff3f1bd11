import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { FIELD_NAMES, FIELDS, type FieldName, type VehicleField } from '#graph/vehicles/vehicle-fields.ts'
import { readCell, writeCell } from './csv-cell.ts'
import { lineOf } from './csv-file.ts'
import type { InventoryRecord } from './inventory-record.ts'

type Value = InventoryRecord[FieldName]

// Text with many characters that have a meaning in a cell, a list or a formula.
const special = fc.string({ unit: fc.constantFrom(...`=+-@'|\\",;\t\r\n a1é€`) })
const text = fc.oneof(special, fc.string({ unit: 'grapheme' }))
const filledText = text.filter(Boolean)
const cents = fc.integer({ min: 0, max: 9_999_999_999 }).map((amount) => amount / 100)

const VALUES: Record<VehicleField['type'], fc.Arbitrary<Value>> = {
  text: filledText,
  number: cents,
  boolean: fc.boolean(),
  list: fc.array(filledText, { maxLength: 4 }),
}

const arbitraryOf = ({ type, accepts }: VehicleField) => (accepts(null) ? fc.option(VALUES[type]) : VALUES[type])

const row: fc.Arbitrary<Value[]> = fc.tuple(...FIELD_NAMES.map((name) => arbitraryOf(FIELDS[name])))

describe('a cell of the inventory file', () => {
  it('reads back what was written', () => {
    fc.assert(
      fc.property(row, (values) => {
        const read = values.map((value, index) => readCell(FIELD_NAMES[index]!, writeCell(value)))
        expect(read).toEqual(values)
      }),
    )
  })

  it('survives a CSV file', () => {
    fc.assert(
      fc.property(row, (values) => {
        const cells = values.map(writeCell)
        expect(parse(lineOf(cells), { record_delimiter: ['\r\n', '\n', '\r'] })).toEqual([cells])
      }),
    )
  })

  it('is nothing that a spreadsheet runs', () => {
    const startsFormula = /^[=+\-@\t\r]/
    fc.assert(
      fc.property(row, (values) =>
        expect(values.map(writeCell).filter((cell) => startsFormula.test(cell))).toEqual([]),
      ),
    )
  })

  it('separates the items of a list by | and marks a literal one', () => {
    expect(writeCell(['4|6 seats', 'C:\\carts', '', 'Roof'])).toBe('4\\|6 seats|C:\\\\carts|Roof')
    expect(writeCell(['vehicles/cart.webp', 'https://pictures.example/cart.webp'])).toBe(
      'vehicles/cart.webp|https://pictures.example/cart.webp',
    )
  })

  it('takes a list as a person types it', () => {
    expect(readCell('features', 'Roof||C:\\carts|4\\|6 seats|')).toEqual(['Roof', 'C:\\carts', '4|6 seats'])
  })

  it.each<[FieldName, string, unknown]>([
    ['price', '8495.50', 8495.5],
    ['inStock', 'TRUE', true],
    ['isNew', 'False', false],
    ['price', '$8,495.00', 8495],
    ['mileage', '1,234,567', 1_234_567],
    ['price', '8,49', '8,49'],
    ['price', '8.495,00', '8.495,00'],
    ['price', '8495 USD', '8495 USD'],
    ['seatingCapacity', 'four', 'four'],
    ['inStock', 'yes', 'yes'],
    ['inStock', 'constructor', 'constructor'],
  ])('takes numbers and booleans as spreadsheets write them, and leaves other text: %s %s', (name, cell, value) => {
    expect(readCell(name, cell)).toBe(value)
  })

  it.each<[FieldName, unknown]>([
    ['externalUrl', null],
    ['topSpeed', null],
    ['price', null],
    ['description', ''],
    ['aliases', []],
  ])('that is empty is nothing, as far as its field can be: %s', (name, value) => {
    expect(readCell(name, '')).toEqual(value)
  })
})
