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
    const isRun = (cell: string) => /^[=+\-@\t\r]/.test(cell)
    fc.assert(
      fc.property(row, (values) => expect(cellsOf(values).filter(isRun)).toEqual([])),
      propertyRuns(100),
    )
  })

  it('separates the items of a list by | and marks a literal one', () => {
    expect(writeCell('features', ['4|6 seats', 'C:\\carts', '', 'Roof'])).toBe('4\\|6 seats|C:\\\\carts|Roof')
    expect(writeCell('features', ['Rear seat, folding'])).toBe('Rear seat, folding|')
  })

  const inStates = (state: unknown, words: string) => Object.fromEntries(words.split('|').map((word) => [word, state]))
  const asTheyAre = (...words: string[]) => Object.fromEntries(words.map((word) => [word, word]))

  /** Cells of each field, and what a person means by them. */
  const MEANINGS: Partial<Record<FieldName, Record<string, unknown>>> = {
    features: {
      'Roof||C:\\carts|4\\|6 seats|': ['Roof', 'C:\\carts', '4|6 seats'],
      ' Roof \r\nSeat belts\n\nLights |': ['Roof', 'Seat belts', 'Lights'],
      '<ul><li>Roof</li><li>Lights &amp; horn</li></ul>': ['Roof', 'Lights & horn'],
      'Roof\vLights\u2028Horn': ['Roof', 'Lights', 'Horn'],
      '<img src="a.webp">Roof': ['Roof'],
      'Rear seat, folding|': ['Rear seat, folding'],
      '1,200 lb payload': ['1,200 lb payload'],
    },
    images: {
      'https://a.example/1,2.jpg, https://a.example/3.jpg': ['https://a.example/1,2.jpg', 'https://a.example/3.jpg'],
      '<a href="/big"><img alt="x" src=\'a.webp\' /></a><IMG data-src=c SRC=b.webp>': ['a.webp', 'b.webp'],
      '&lt;img src="https://a.example/1.jpg?a=1&amp;amp;b=2"&gt;': ['https://a.example/1.jpg?a=1&b=2'],
    },
    price: {
      '8495.50': 8495.5,
      '$8,495.00': 8495,
      ' $ 8,495.00\u00a0': 8495,
      '8495 USD': 8495,
      '8,495 dollars': 8495,
      '$-': null,
      '8495 EUR': '8495 EUR',
    },
    listPrice: { ' $ -   ': null },
    mileage: { '1,234,567': 1_234_567, '640 mi': 640, '1,240 miles': 1240 },
    seatingCapacity: { '4 seats': 4, four: 'four' },
    inStock: { TRUE: true, constructor: 'constructor' },
    isNew: {
      ...inStates(true, ' Yes |x|new'),
      ...inStates(false, 'no|Used|U|c|D|Certified Pre-Owned|Refurbished|Demo|Used - Good|Like new|Pre-Owned'),
      ...asTheyAre('Newport', 'Demolished'),
    },
    availability: {
      ...inStates('ON_HOLD', 'hold|Pending'),
      ...inStates('IN_STOCK', 'available| in  stock|Active|Live'),
      ...inStates('ON_ORDER', 'On-Order|Back-ordered'),
      ...inStates('SOLD', 'Sold - Delivered|SOLD to J. Smith 11/20'),
      ...asTheyAre('OUT_OF_STOCK', 'Inactive', 'SOLD-ISH', 'Soldier', 'Sold?', 'on hold, maybe'),
    },
    name: { '\u00a0Denago \u200b Nomad\u2003XL\n': 'Denago Nomad XL', '👩🏽‍🔧 cart ❤️': '👩🏽‍🔧 cart ❤️' },
    brand: { 'Cafe\u0301': 'Café' },
    color: inStates(null, 'NULL|n/a| - |\\N|[NULL]|(blank)'),
    stockNumber: {
      ...{ '="00417"': '00417', "'00417": '00417', '’00417': '00417', '=00420': '00420', '23E5': '23E5' },
      ...inStates(null, 'TBD|tba|0|000|-|N/A'),
    },
    serialNumber: { unknown: null },
    vin: {
      ...inStates(null, '00000000000000000|11111-111111111111'),
      '1M8GD M9AXK P042788': '1M8GDM9AXKP042788',
      '1m8g-dm9axkp-042788': '1m8gdm9axkp042788',
      'PH0812-9': 'PH0812-9',
    },
    description: {
      ' one  two\n three ': 'one  two\n three',
      'Great&nbsp;&ndash; seats 4<br>Call <b class="x>y">today</b>': 'Great – seats 4\nCall today',
      '<p>One</p>\n<p>Two &amp;lt;3</p>': 'One\n\nTwo <3',
      'one\u2028two\vthree': 'one\ntwo\nthree',
      'It&#146;s 35&#150;45 &#128;': 'It’s 35–45 €',
      '<!DOCTYPE html><form><button>Call</button><iframe src="x"></iframe></form>': 'Call',
      '<video controls><source src=x></video><![CDATA[ Used <b>cart</b> ]]>': 'Used cart',
      '<table><tr><td>Range</td><td>40 miles</td></tr></table>': 'Range\n\n40 miles',
      '<p class=x data-id>One<br clear="all"/>two</p ><o:p></o:p><td nowrap>three': 'One\ntwo\n\nthree',
      'A&NBSP;&hellip;&lrm;&ensp;&Aacute;&#189;': 'A … Á½',
      ...asTheyAre(
        '14" < 15" & R&D; <3',
        'a <b and c> d, <style of its own',
        '<street-legal> <em 5 mph> <p 3 or more>',
      ),
    },
  }

  it.each(
    Object.entries(MEANINGS).flatMap(([name, cells]) =>
      Object.entries(cells).map(([cell, meaning]) => [name as FieldName, cell, meaning] as const),
    ),
  )('is read as a person means it: %s %j', (name, cell, meaning) => {
    expect(read(name, restored(cell))).toEqual(meaning)
  })

  it('takes the address of an <img> in an array, too', () => {
    expect(read('images', ['<img src="a.webp">', 'b.webp'])).toEqual(['a.webp', 'b.webp'])
  })

  const ERROR = 'is an error of the spreadsheet'
  const LOST = 'some of its digits are lost'
  const several = 'several. Write "Roof|Seat belts|Lights" for several, or end it with | for one.'
  const REFUSED: Partial<Record<FieldName, Record<string, string>>> = {
    price: {
      '8.495': '"8.495" can be 8495 or 8.495',
      '8,49': '"8,49" can be 8.49 or 849',
      '8495,50': '"8495,50" can be 8495.50 or 849550',
      '8.495,00': 'Write 8495.00',
      '#####': `##### ${ERROR}`,
    },
    mileage: { '1.240': '"1.240" can be 1240 or 1.240' },
    isNew: { N: '"N" can be new or no (used). Write the one that you mean.' },
    features: { 'Roof, Seat belts; Lights': several, 'Roof|#REF!': `#REF! ${ERROR}` },
    name: {
      ...{ '#VALUE!': `#VALUE! ${ERROR}`, 'Case\u0007': 'an invisible character (U+0007)' },
      ...{
        'Case \u202eEightytwo': 'an invisible character (U+202E)',
        'Case &#8238;x': 'an invisible character (U+202E)',
      },
    },
    description: { ' #N/A ': `#N/A ${ERROR}` },
    stockNumber: { '1.23457E+11': LOST, '1.23457E11': LOST, '-12.3E+10': LOST },
    vin: { '1E+16': LOST },
    id: { '1,2E+11': LOST },
    images: { '<div class="gallery"><img data-src="a.jpg"></div>': 'There is HTML without the address of a picture' },
    color: { '#N/A N/A': ERROR, '#NAME': ERROR, '#¡VALOR!': ERROR, 'Loading...': ERROR },
  }

  it.each(
    Object.entries(REFUSED).flatMap(([name, cells]) =>
      Object.entries(cells).map(([cell, message]) => [name as FieldName, cell, message] as const),
    ),
  )('is refused where it has two meanings or none: %s %j', (name, cell, message) => {
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
      ...{ name: 'Denago Nomad XL', category: 'Nomad', modelYear: 2026, mileage: 12, color: 'Green' },
      ...{ description: 'Nice', images: ['https://img.example/1.jpg'] },
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
