import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { CellError } from '#graph/files/clean-text.ts'
import { csvLine, restored } from '#graph/files/csv.ts'
import { readValue } from '#graph/files/read-value.ts'
import { readMapping } from '#graph/files/table.ts'
import { textChunks } from '#graph/files/text-chunks.ts'
import { propertyRuns } from '#graph/testing/property-runs.ts'
import { FIELD_NAMES, FIELDS, type FieldName, type VehicleField } from '#graph/vehicles/fields.ts'
import { checkRow } from './check-row.ts'
import { COLUMNS, readCsv, writeCell } from './csv-file.ts'
import type { InventoryRecord } from './inventory-record.ts'

type Value = InventoryRecord[FieldName]

// Text with many characters that have a meaning in a cell, a list, a formula or markup.
const special = fc.string({ unit: fc.constantFrom(...`=+-@'|\\",;\t\r\n 0a1é€<>&b`) })
const text = fc.oneof(special, fc.string({ unit: 'grapheme' }))
const cents = fc.integer({ min: 0, max: 9_999_999_999 }).map((amount) => amount / 100)

const VALUES: Record<VehicleField['type'], fc.Arbitrary<unknown>> = {
  line: text,
  text,
  code: text,
  number: cents,
  boolean: fc.boolean(),
  choice: fc.constantFrom('IN_STOCK', 'OUT_OF_STOCK'),
  list: fc.array(text, { maxLength: 4 }),
}

/** The value of a field that these words mean; null where there are none. */
function read(name: FieldName, words: unknown): Value {
  const { value } = readValue(FIELDS[name], words)
  return (value === '' ? null : Array.isArray(value) ? value.filter(Boolean) : value) as Value
}

/** Values as an import has them. */
const row: fc.Arbitrary<Value[]> = fc
  .tuple(...FIELD_NAMES.map((name) => VALUES[FIELDS[name].type]))
  .map((values) => values.map((value, index) => readOrNull(FIELD_NAMES[index]!, value)))

function readOrNull(name: FieldName, value: unknown): Value {
  try {
    return read(name, value)
  } catch (error) {
    if (error instanceof CellError) return null
    throw error
  }
}

const cellsOf = (values: Value[]) => values.map((value, index) => writeCell(FIELD_NAMES[index]!, value))

describe('a cell of the inventory file', () => {
  it('reads back what was written', () => {
    fc.assert(
      fc.property(row, (values) => {
        const back = cellsOf(values).map((cell, index) => read(FIELD_NAMES[index]!, restored(cell)))
        expect(back).toEqual(
          values.map((value, index) => (FIELDS[FIELD_NAMES[index]!].type === 'list' ? (value ?? []) : value)),
        )
      }),
      propertyRuns(100),
    )
  })

  it('survives a CSV file', () => {
    fc.assert(
      fc.property(row, (values) => {
        const cells = cellsOf(values)
        expect(parse(csvLine(cells), { record_delimiter: ['\r\n', '\n', '\r'] })).toEqual([cells])
      }),
      propertyRuns(100),
    )
  })

  it('is nothing that a spreadsheet runs', () => {
    const startsFormula = /^[=+\-@\t\r]/
    fc.assert(
      fc.property(row, (values) => expect(cellsOf(values).filter((cell) => startsFormula.test(cell))).toEqual([])),
      propertyRuns(100),
    )
  })

  it('separates the items of a list by | and marks a literal one', () => {
    expect(writeCell('features', ['4|6 seats', 'C:\\carts', '', 'Roof'])).toBe('4\\|6 seats|C:\\\\carts|Roof')
    expect(writeCell('features', ['Rear seat, folding'])).toBe('Rear seat, folding|')
    expect(writeCell('images', ['vehicles/cart.webp', 'https://pictures.example/cart.webp'])).toBe(
      'vehicles/cart.webp|https://pictures.example/cart.webp',
    )
  })

  it.each<[FieldName, string, unknown]>([
    ['features', 'Roof||C:\\carts|4\\|6 seats|', ['Roof', 'C:\\carts', '4|6 seats']],
    ['features', ' Roof \r\nSeat belts\n\nLights |', ['Roof', 'Seat belts', 'Lights']],
    ['features', '<ul><li>Roof</li><li>Lights &amp; horn</li></ul>', ['Roof', 'Lights & horn']],
    [
      'images',
      'https://a.example/1,2.jpg, https://a.example/3.jpg',
      ['https://a.example/1,2.jpg', 'https://a.example/3.jpg'],
    ],
    ['price', '8495.50', 8495.5],
    ['price', '$8,495.00', 8495],
    ['price', ' $ 8,495.00\u00a0', 8495],
    ['price', '8495 USD', 8495],
    ['price', '8,495 dollars', 8495],
    ['mileage', '1,234,567', 1_234_567],
    ['mileage', '640 mi', 640],
    ['mileage', '1,240 miles', 1240],
    ['seatingCapacity', '4 seats', 4],
    ['seatingCapacity', 'four', 'four'],
    ['price', '8495 EUR', '8495 EUR'],
    ['inStock', 'TRUE', true],
    ['isNew', ' Yes ', true],
    ['isNew', 'x', true],
    ['isNew', 'no', false],
    ['isNew', 'new', true],
    ...'Used|U|c|D|Certified Pre-Owned|Refurbished|Demo|Used - Good|Like new|Pre-Owned'
      .split('|')
      .map((words) => ['isNew', words, false] as [FieldName, string, unknown]),
    ['isNew', 'Newport', 'Newport'],
    ['inStock', 'constructor', 'constructor'],
    ['availability', 'hold', 'ON_HOLD'],
    ['availability', 'Pending', 'ON_HOLD'],
    ['availability', 'available', 'IN_STOCK'],
    ['availability', ' in  stock', 'IN_STOCK'],
    ['availability', 'On-Order', 'ON_ORDER'],
    ['availability', 'OUT_OF_STOCK', 'OUT_OF_STOCK'],
    ['availability', 'Active', 'IN_STOCK'],
    ['availability', 'Live', 'IN_STOCK'],
    ['availability', 'Sold - Delivered', 'SOLD'],
    ['availability', 'Inactive', 'Inactive'],
    ['availability', 'SOLD to J. Smith 11/20', 'SOLD'],
    ...['SOLD-ISH', 'Soldier', 'Sold?', 'on hold, maybe'].map(
      (words) => ['availability', words, words] as [FieldName, string, unknown],
    ),
    ['isNew', 'Demolished', 'Demolished'],
    ['name', '\u00a0Denago \u200b Nomad\u2003XL\n', 'Denago Nomad XL'],
    ['name', '👩🏽‍🔧 cart ❤️', '👩🏽‍🔧 cart ❤️'],
    ['description', ' one  two\n three ', 'one  two\n three'],
    ['description', 'Great&nbsp;&ndash; seats 4<br>Call <b class="x>y">today</b>', 'Great – seats 4\nCall today'],
    ['description', '<p>One</p>\n<p>Two &amp;lt;3</p>', 'One\n\nTwo <3'],
    ['description', '14" < 15" & R&D; <3', '14" < 15" & R&D; <3'],
    ['color', 'NULL', null],
    ['color', 'n/a', null],
    ['color', ' - ', null],
    ['stockNumber', '="00417"', '00417'],
    ['stockNumber', "'00417", '00417'],
    ['stockNumber', '’00417', '00417'],
    ['stockNumber', '=00420', '00420'],
    ...['TBD', 'tba', '0', '000', '-', 'N/A'].map(
      (words) => ['stockNumber', words, null] as [FieldName, string, unknown],
    ),
    ['vin', '00000000000000000', null],
    ['vin', '11111-111111111111', null],
    ['serialNumber', 'unknown', null],
    ['vin', '1M8GD M9AXK P042788', '1M8GDM9AXKP042788'],
    ['vin', '1m8g-dm9axkp-042788', '1m8gdm9axkp042788'],
    ['vin', 'PH0812-9', 'PH0812-9'],
    ['listPrice', ' $ -   ', null],
    ['price', '$-', null],
    ['color', '\\N', null],
    ['color', '[NULL]', null],
    ['color', '(blank)', null],
    ['brand', 'Cafe\u0301', 'Café'],
    ['features', 'Roof\vLights\u2028Horn', ['Roof', 'Lights', 'Horn']],
    ['description', 'one\u2028two\vthree', 'one\ntwo\nthree'],
    ['description', 'It&#146;s 35&#150;45 &#128;', 'It’s 35–45 €'],
    ['description', '<!DOCTYPE html><form><button>Call</button><iframe src="x"></iframe></form>', 'Call'],
    ['description', '<video controls><source src=x></video><![CDATA[ Used <b>cart</b> ]]>', 'Used cart'],
    ['description', '<table><tr><td>Range</td><td>40 miles</td></tr></table>', 'Range\n\n40 miles'],
    ['description', 'a <b and c> d, <style of its own', 'a <b and c> d, <style of its own'],
    ['description', '<street-legal> <em 5 mph> <p 3 or more>', '<street-legal> <em 5 mph> <p 3 or more>'],
    ['description', '<p class=x data-id>One<br clear="all"/>two</p ><o:p></o:p><td nowrap>three', 'One\ntwo\n\nthree'],
    ['description', 'A&NBSP;&hellip;&lrm;&ensp;&Aacute;&#189;', 'A … Á½'],
    ['images', `<a href="/big"><img alt="x" src='a.webp' /></a><IMG data-src=c SRC=b.webp>`, ['a.webp', 'b.webp']],
    ['images', '&lt;img src="https://a.example/1.jpg?a=1&amp;amp;b=2"&gt;', ['https://a.example/1.jpg?a=1&b=2']],
    ['features', '<img src="a.webp">Roof', ['Roof']],
    ['features', 'Rear seat, folding|', ['Rear seat, folding']],
    ['features', '1,200 lb payload', ['1,200 lb payload']],
    ['availability', 'Back-ordered', 'ON_ORDER'],
    ['stockNumber', '23E5', '23E5'],
  ])('is read as a person means it: %s %j', (name, cell, value) => {
    expect(read(name, restored(cell))).toEqual(value)
  })

  it('takes the address of an <img> in an array, too', () => {
    expect(read('images', ['<img src="https://a.example/1.jpg">', 'b.webp'])).toEqual([
      'https://a.example/1.jpg',
      'b.webp',
    ])
  })

  it.each<[FieldName, string, string]>([
    ['price', '8.495', '"8.495" can be 8495 or 8.495'],
    ['isNew', 'N', '"N" can be new or no (used). Write the one that you mean.'],
    [
      'features',
      'Roof, Seat belts; Lights',
      'several. Write "Roof|Seat belts|Lights" for several, or end it with | for one.',
    ],
    ['price', '8,49', '"8,49" can be 8.49 or 849'],
    ['price', '8495,50', '"8495,50" can be 8495.50 or 849550'],
    ['price', '8.495,00', 'Write 8495.00'],
    ['mileage', '1.240', '"1.240" can be 1240 or 1.240'],
    ['name', '#VALUE!', '#VALUE! is an error of the spreadsheet'],
    ['description', ' #N/A ', '#N/A is an error of the spreadsheet'],
    ['features', 'Roof|#REF!', '#REF! is an error of the spreadsheet'],
    ['price', '#####', '##### is an error of the spreadsheet'],
    ['stockNumber', '1.23457E+11', 'some of its digits are lost'],
    ['vin', '1E+16', 'some of its digits are lost'],
    ['id', '1,2E+11', 'some of its digits are lost'],
    ['stockNumber', '1.23457E11', 'some of its digits are lost'],
    ['stockNumber', '-12.3E+10', 'some of its digits are lost'],
    ['images', '<div class="gallery"><img data-src="a.jpg"></div>', 'There is HTML without the address of a picture'],
    ['color', '#N/A N/A', 'is an error of the spreadsheet'],
    ['color', '#NAME', 'is an error of the spreadsheet'],
    ['color', '#¡VALOR!', 'is an error of the spreadsheet'],
    ['color', 'Loading...', 'is an error of the spreadsheet'],
    ['name', 'Case\u0007', 'an invisible character (U+0007)'],
    ['name', 'Case \u202eEightytwo', 'an invisible character (U+202E)'],
    ['name', 'Case &#8238;x', 'an invisible character (U+202E)'],
  ])('is refused where it has two meanings or none: %s %j', (name, cell, message) => {
    expect(() => read(name, restored(cell))).toThrow(message)
  })
})

async function* chunks(...lines: string[]) {
  yield lines.join('\r\n')
}

async function rowsOf(mapping: AsyncIterable<string>, ...lines: string[]) {
  const rows = []
  for await (const row of readCsv(chunks(...lines), await readMapping(mapping, COLUMNS))) rows.push(checkRow(row))
  return rows
}

const readMapped = (mapping: string, ...lines: string[]) => rowsOf(textChunks(`docs/examples/${mapping}`), ...lines)

it.each([
  [
    'columns-google.csv',
    'vin,id,store_code,dealership_name,price,vehicle_msrp,condition,make,model,trim,year,mileage,exterior_color,image_link,link,description',
    'TESTCART8TP002603,R-7,RG-1,Dealer,8495 USD,8995 USD,used,Denago,Nomad,XL,2026,12 miles,Green,https://img.example/1.jpg,https://x.example/,Nice',
    {
      ...{ vin: 'TESTCART8TP002603', stockNumber: 'R-7', price: 8495, listPrice: 8995, isNew: false, brand: 'Denago' },
      ...{
        name: 'Denago Nomad XL',
        category: 'Nomad',
        modelYear: 2026,
        mileage: 12,
        color: 'Green',
        description: 'Nice',
      },
      images: ['https://img.example/1.jpg'],
    },
  ],
  [
    'columns-dms.csv',
    'vin,make,model,year,condition,price,sale_price,msrp,stock_number,trim,description,mileage,exterior_color,passenger_limit',
    'TESTCART8TP002603,Denago,Nomad,2026,new,8995,8495,9100,R-7,,Nice,12,Green,4',
    {
      ...{ stockNumber: 'R-7', price: 8495, listPrice: 9100, isNew: true, brand: 'Denago', name: 'Denago Nomad' },
      ...{ category: 'Nomad', seatingCapacity: 4, mileage: 12, color: 'Green' },
    },
  ],
  [
    'columns-woocommerce.csv',
    'ID,Type,SKU,Name,Published,Description,In stock?,Regular price,Categories,Images,Brands',
    '12,simple,R-7,Denago Nomad,1,<p>Nice &amp; clean</p>,0,8495,Nomad,"https://img.example/1.jpg, https://img.example/2.jpg",Denago',
    {
      ...{ stockNumber: 'R-7', name: 'Denago Nomad', brand: 'Denago', category: 'Nomad', price: 8495, inStock: false },
      ...{ description: 'Nice & clean', images: ['https://img.example/1.jpg', 'https://img.example/2.jpg'] },
    },
  ],
])('%s reads a file of that program', async (mapping, header, row, vehicle) => {
  const [checked] = await readMapped(mapping, header, row)
  expect(checked!.problems).toEqual([])
  expect(checked!.input).toMatchObject(vehicle)
})

it.each([
  ['theirs,ours\nmake,maker\n', '"maker" is not a column of ours.'],
  ['from,to\nmake,brand\n', 'No column is called "from", "to". The columns are theirs, ours, value.'],
  ['theirs,ours,value\nmake,brand,DEN\n', '"DEN" has no "=". Write their value, =, and ours, such as N=new|D=used.'],
])('a mapping with a mistake says what to do: %j', async (text, message) => {
  await expect(readMapping(chunks(text), COLUMNS)).rejects.toThrow(message)
})

it('a mapping translates values of theirs, and leaves others as they are', async () => {
  const mapping = 'theirs,ours,value\nNo,stockNumber,\nState,availability,"lot = in stock|GONE=sold, W=hold"\n'
  const rows = await rowsOf(chunks(mapping), 'No,State', '1,LOT', '2,gone', '3,w', '4,on order')
  expect(rows.map(({ input }) => input!.availability)).toEqual(['IN_STOCK', 'SOLD', 'ON_HOLD', 'ON_ORDER'])
})

it.each([
  ['Type', 'N', true],
  ['New/Used', 'n', true],
  ['Condition', 'U', false],
  ['Used', 'Y', false],
  ['Pre-Owned?', 'No', true],
  ['Is New?', 'N', '"N" can be new or no (used). Write the one that you mean.'],
])('their column %s reads %s as a person means it', async (name, word, meaning) => {
  const [row] = await rowsOf(chunks(`theirs,ours\nNo,stockNumber\n${name},isNew\n`), `No,${name}`, `1,${word}`)
  expect(row!.problems[0]?.message ?? row!.input!.isNew).toBe(meaning)
})

it('a mapping that names a column which the file lacks says so', async () => {
  await expect(readMapped('columns-dms.csv', 'vin,make', 'x,y')).rejects.toThrow(
    'The file has no column "stock_number", which the mapping names.',
  )
})
