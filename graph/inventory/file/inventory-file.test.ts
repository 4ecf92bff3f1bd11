import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { textChunks } from '#graph/files/text-chunks.ts'
import { openTestFolder } from '#graph/testing/folder.ts'
import type { Vehicle } from '#graph/vehicles/vehicle.entity.ts'
import { checkRow, type InventoryInput } from './check-row.ts'
import { formatOf, inventoryText } from './inventory-file.ts'
import { type InventoryRecord, inventoryRecord } from './inventory-record.ts'

const folder = await openTestFolder()

/** The vehicles and the problems ("line, column: message") of a file with this content. */
async function read(extension: 'csv' | 'tsv' | 'json', content: string | Buffer) {
  const file = join(folder, `stock.${extension}`)
  await writeFile(file, content)
  const vehicles: InventoryInput[] = []
  const problems: string[] = []
  try {
    for await (const row of formatOf(file)!.read(textChunks(file))) {
      const { input, problems: found } = checkRow(row)
      if (found.length === 0) vehicles.push(input!)
      problems.push(...found.map(({ column = '', entry = '', message }) => `${row.row} ${column}${entry}: ${message}`))
    }
  } catch (error) {
    const { line, message } = error as Error & { line: number }
    problems.push(`line ${line}: ${message}`)
  }
  return { vehicles, problems }
}

const picture = (path: string) => ({ path, alt: `Picture of ${path}`, width: 0, height: 0 })

const RECORD = inventoryRecord({
  id: 'brand-cart',
  name: 'Cart',
  brand: 'Brand',
  category: 'Series',
  price: 8495,
  description: 'A "cart",\r\nor\ntwo, = 🛺',
  images: [picture('vehicles/cart.webp'), picture('https://pictures.example/cart.webp')],
  externalUrl: 'https://brand.example/cart',
  specifications: { topSpeed: '25 mph', seatingCapacity: 4 },
  features: ['4|6 seats', '=1+1'],
  inStock: true,
  availability: 'IN_STOCK',
  isNew: false,
  aliases: ['cart'],
  stockNumber: '007',
  vin: 'TESTCARTXTP002604',
  serialNumber: 'PH0812-9',
  modelYear: 2026,
  color: 'Champagne',
  mileage: 0,
  listPrice: 8995.5,
  location: 'hatfield',
  rank: 7,
  warranty: '90-day shop warranty',
  inspection: {
    ...{ inspectedBy: 'Ann', inspectedOn: '2026-11-12', batteryHealth: 96, tread: 8, treadNew: 12, soldAsIs: false },
    findings: ['rear step, left: Light scratches, two of them', 'brakes, replaced: Pads'],
    history: ['2023: Sold new'],
  },
} satisfies Partial<Vehicle> as Vehicle)

const exported = ({ inStock: _, ...record }: InventoryRecord) => record

const PLAIN = { name: 'Cart', brand: 'Brand', category: 'Series', price: 8495, description: '' }
const json = (differences: object) => JSON.stringify([{ ...PLAIN, ...differences }])

const HEADER = 'name,brand,category,price,description'
const csv = (...lines: string[]) => [HEADER, ...lines].join('\n')

describe.each(['csv', 'tsv', 'json'] as const)('a %s file', (extension) => {
  async function write(records: InventoryRecord[]) {
    const chunks = (async function* () {
      yield records
    })()
    return (await all(inventoryText(formatOf(`x.${extension}`)!.writer, chunks))).join('')
  }

  it('reads back what was written', async () => {
    const other = { ...RECORD, id: 'other', externalUrl: null, features: [], images: [], aliases: [], alt: [] }
    const text = await write([RECORD, other])
    expect(text).not.toContain('inStock')
    expect(await read(extension, text)).toEqual({ vehicles: [exported(RECORD), exported(other)], problems: [] })
    expect(await read(extension, await write([]))).toEqual({ vehicles: [], problems: [] })
  })

  it('may begin with a byte order mark, or not', async () => {
    const text = (await write([RECORD])).replace('\u{FEFF}', '')
    for (const content of [text, `\u{FEFF}${text}`])
      expect((await read(extension, content)).vehicles).toEqual([exported(RECORD)])
  })

  it('may be Windows text, also behind the mark of UTF-8, or UTF-16', async () => {
    const text = (await write([{ ...RECORD, name: 'Café' }])).replace(/[🛺\u{FEFF}]/gu, '')
    const latin1 = Buffer.from(text, 'latin1')
    const marked = Buffer.concat([Buffer.from('\u{FEFF}'), latin1])
    const utf16 = Buffer.from(`\u{FEFF}${text}`, 'utf16le')
    const bigEndian = Buffer.from(utf16).swap16()
    for (const content of [latin1, marked, utf16, utf16.subarray(2), bigEndian, bigEndian.subarray(2)])
      expect(await read(extension, content)).toMatchObject({ vehicles: [{ name: 'Café' }], problems: [] })
  })

  it('is refused when it is empty', async () => {
    expect((await read(extension, '')).problems).toEqual([expect.stringMatching(/^line 1: The file is empty/)])
  })
})

describe('a CSV file', () => {
  const CART = { name: 'N', brand: 'B', category: 'C', price: 5, description: '' }
  const separated = (by: string) =>
    `${HEADER.replaceAll(',', by)}\r\n${['N', 'B', 'C', '5', `"a ${by} and, x"`].join(by)}`
  const OTHER_ORDER = `price,id,${HEADER.replace('price,', '')}`
  const QUOTES = ['A,14" wheels', 'B,"14"" wheels, 6"" lift"', 'C,"""Best"" cart"']
  const CALLED = Array(6).fill('a,Roof').concat('b,Color|Range|Payload|Brand')
  it.each<[what: string, text: string, vehicles: object[]]>([
    [
      'columns in any order, and line ends of any system',
      `${OTHER_ORDER}\r\n5,a,N,B,C,"x\r\ny"\r\n\r\n5,b,N,B,C,\r`,
      [
        { ...CART, id: 'a', description: 'x\r\ny' },
        { ...CART, id: 'b' },
      ],
    ],
    ...[';', '\t'].map(
      (by) =>
        [`cells between ${by}`, separated(by), [{ ...CART, description: `a ${by} and, x` }]] as [
          string,
          string,
          object[],
        ],
    ),
    ['ids and only the columns that change', 'id,availability\na,sold\n', [{ id: 'a', availability: 'SOLD' }]],
    [
      'names of columns as people write them, columns of their own, and lines of separators alone',
      'ID; Stock Number ;model-year;_cost;#notes;TOP_SPEED;;\r\na;R-1;2026;5000;"Ann, Friday";25 mph\r\n;\r\n ; \r\n',
      [{ id: 'a', stockNumber: 'R-1', modelYear: 2026, topSpeed: '25 mph' }],
    ],
    ...[
      'sep=;\r\nid;color\r\na;Red\r\n',
      'Our stock in May\r\n\r\nid,color\r\na,Red\r\n',
      'Our stock,\r\nid,color\r\na,Red\r\n',
      'Our stock, Scranton, PA\r\nid;color\r\na;Red\r\n',
      'Price,,\r\n"May 4, 2026"\r\nid,color\r\na,Red\r\n',
      'Stock, Name, Place\r\nid;color\r\na;Red\r\n',
    ].map((text) => ['a title or a separator above', text, [{ id: 'a', color: 'Red' }]] as [string, string, object[]]),
    [
      'items of a list that are called as columns',
      ['id,features', ...CALLED].join('\n'),
      [
        ...Array(6).fill({ id: 'a', features: ['Roof'] }),
        { id: 'b', features: ['Color', 'Range', 'Payload', 'Brand'] },
      ],
    ],
    [
      'a quote within a word',
      ['id,color', ...QUOTES].join('\n'),
      ['14" wheels', '14" wheels, 6" lift', '"Best" cart'].map((color, index) => ({ id: 'ABC'[index], color })),
    ],
    [
      'spaces beside the quotes of a cell',
      'id, color, features\na, "Red, dark" ,\nb,"Blue" , Roof\n',
      [
        { id: 'a', color: 'Red, dark', features: [] },
        { id: 'b', color: 'Blue', features: ['Roof'] },
      ],
    ],
  ])('may have %s (row %#)', async (_what, text, vehicles) => {
    expect(await read('csv', text)).toEqual({ vehicles, problems: [] })
  })
  it('may lack the last cells of a row, and have empty columns without a name', async () => {
    const { vehicles, problems } = await read('csv', 'id,color,features,,\na,Red\nb,Blue,Roof,,,\nc,Blue,Roof,,x\n')
    expect(vehicles).toEqual([
      { id: 'a', color: 'Red', features: [] },
      { id: 'b', color: 'Blue', features: ['Roof'] },
    ])
    expect(problems).toEqual([expect.stringMatching(/^4 : "x" is in a column without a name/)])
  })

  it.each(['\n', '\r\n', '\r'])('numbers rows as a spreadsheet, and syntax errors by their line: %j', async (end) => {
    const rows = ['A,B,C,1,"one\r\ntwo\nthree"', '', 'A,B,C,free,"one\ntwo"', 'A,B,C,-1,']
    expect((await read('csv', [HEADER, ...rows].join(end))).problems).toEqual([
      '4 price: "free" is not a price. Write a number such as 8495.',
      expect.stringMatching(/^5 price: -1 is not a price\. Write a number such as 8495, US dollars from /),
    ])
    const many = Array(3000).fill('A,B,C,1,"one two"')
    for (const wrong of ['A,B,C,1,"14" wheels', 'A,B,C,1,"14"wheels', 'A,B,C,1,"open'])
      for (const at of [1, 20, 1999]) {
        // Empty lines before it count.
        const { problems } = await read('csv', [HEADER, ...many.toSpliced(at, 0, '', ' ', wrong)].join(end))
        expect(problems).toEqual([
          expect.stringMatching(new RegExp(`^line ${at + 4}: A cell of this row begins with a quote`)),
        ])
      }
  })

  it.each([
    ['an unknown column below a title', `Price,list\n${HEADER},colour\n`, 'line 2: No column is called "colour".'],
    ['an unknown column', `${HEADER},colour\n`, 'line 1: No column is called "colour". The columns are id, name,'],
    ['a prototype key', `${HEADER},constructor\n`, 'line 1: No column is called "constructor"'],
    ['a missing column', 'name,price\n', 'line 1: There is no column brand, category.'],
    ['a repeated column', `${HEADER},Name\n`, 'line 1: Two columns are called name.'],
    ['no header', 'A,B,C\nD,E,F\n', 'line 1: No column is called "A", "B", "C".'],
    ['a short row', csv('A,B'), '2 category: A cart needs a category.'],
    ['a long row', csv('A,B,C,1,,,x'), '2 : "x" is in a column without a name.'],
    ['an open quote', csv('A,B,C,1,', 'A,B,C,1,"open'), 'line 3: A cell of this row begins with a quote that is never'],
    ['text after a quote', csv('A,B,C,1,"a"b'), 'line 2: A cell of this row begins with a quote and goes on behind'],
    ['an open quote above a quoted cell', csv('A,B,C,1,"open', 'A,B,C,1,"x"'), 'line 2: A cell of this row begins'],
    ['a million characters', csv(`A,B,C,1,${'x'.repeat(1e6)}`), 'line 2: This row has more than 1000000 char'],
    ['a line of a million commas', csv('A'.padEnd(1e6 + 2, ',')), 'line 2: This row has more than 1000000 char'],
    ['U+0000', csv('A,B,C,1,\0'), '2 description: There is an invisible character (U+0000). Type the text anew.'],
    ['an error as a column', `${HEADER},#REF!\n`, 'line 1: #REF! is an error of the spreadsheet. Correct the name'],
  ])('is refused with %s', async (_what, content, problem) => {
    expect((await read('csv', content)).problems).toContainEqual(expect.stringContaining(problem))
  })

  it.each([
    ['an Excel workbook', Buffer.from('PK\x03\x04…')],
    ['an old Excel workbook', Buffer.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1)],
    ['a web page or XML', '<!DOCTYPE html><table><tr><td>id'],
    ['a PDF', '%PDF-1.7'],
  ])('is refused where it is %s', async (kind, content) => {
    expect((await read('csv', content)).problems).toEqual([
      expect.stringMatching(new RegExp(`^line 1: This is ${kind}\\. Open it in a spreadsheet, choose File, Save As`)),
    ])
  })

  it.each([
    ['Mac Roman', 'macintosh', '“like new” café – don’t wait… 25°'],
    ['Windows-1252', 'windows-1252', '“like new” café – don’t wait… São Paulo ½ 25°'],
  ])('may be in %s', async (_name, encoding, words) => {
    const decoder = new TextDecoder(encoding)
    const bytes = new Map(Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]))
    const content = Buffer.from([...csv(`A,B,C,1,"${words}"`)].map((letter) => bytes.get(letter)!))
    expect((await read('csv', content)).vehicles).toMatchObject([{ description: words }])
  })

  it('may have two letters of Windows in a row that would be one of another alphabet', async () => {
    const content = Buffer.from(csv('A,B,C,1,caf\xe9 CAF\xc9\x92S'), 'latin1')
    expect((await read('csv', content)).vehicles).toMatchObject([{ description: 'café CAFÉ’S' }])
  })

  it.each([
    ['in Windows-1252', 'caf\xe9'],
    ['in Mac Roman', 'caf\x8e'],
    ['cut off', '\xe2\x80'],
  ])('is refused where it is UTF-8 but for a word %s, at its line', async (_what, word) => {
    for (const end of ['\n', '\r\n', '\r']) {
      const text = Buffer.from(csv('A,B,C,1,Café', 'A,B,C,1,“like new”', 'A,B,C,1,').replaceAll('\n', end))
      const bad = Buffer.concat([text, Buffer.from(word, 'latin1')])
      for (const content of [bad, Buffer.concat([bad, Buffer.from(`${end}A,B,C,1,é`)])])
        expect((await read('csv', content)).problems).toEqual([
          expect.stringMatching(/^line 4: A character of this line is not UTF-8.*save the file as UTF-8 again/),
        ])
    }
  })

  it.each(['caf\x82', 'Pi\xa4ata', '25\xf8', '14\xab in.'])('is refused where it is of MS-DOS: %j', async (word) => {
    expect((await read('csv', Buffer.from(csv(`A,B,C,1,${word}`), 'latin1'))).problems).toEqual([
      expect.stringMatching(/^line 1: The letters of this file are those of MS-DOS/),
    ])
  })
})

describe('a JSON file', () => {
  it('takes what the API answers', async () => {
    const derived = { createdAt: 'x', condition: 'USED', currency: 'USD', url: 'x' }
    const images = [{ url: '/media/vehicles/a.webp', alt: 'The front', width: 800, height: null }]
    const specifications = { topSpeed: null, seatingCapacity: 4, topSpeedMph: 25, rangeMiles: null }
    const read4 = { topSpeed: null, seatingCapacity: 4, location: 'scranton', isNew: false }
    expect(await read('json', json({ ...derived, images, specifications, location: { id: 'scranton' } }))).toEqual({
      vehicles: [{ ...PLAIN, images: ['/media/vehicles/a.webp'], alt: ['The front'], ...read4 }],
      problems: [],
    })
  })

  it('takes names and words as a CSV file does', async () => {
    const words = {
      price: '$8,495.00',
      features: 'Roof|Lights',
      Stock_Number: '="007"',
      _cost: 1,
      top_speed: ' 25  mph',
    }
    const meant = { price: 8495, features: ['Roof', 'Lights'], stockNumber: '007', topSpeed: '25 mph' }
    expect(await read('json', json(words))).toEqual({ vehicles: [{ ...PLAIN, ...meant }], problems: [] })
  })

  it.each([
    ['an object', '{}', 'line 1: The file is JSON, but no array.'],
    ['an array that does not end', `[${json({}).slice(1, -1)},\n`, 'line 1: This is no valid JSON: Unexpected end'],
    ['an open text', '[\n{"name": "x}]', 'line 2: This is no valid JSON: Unterminated string'],
    ['something after the array', '[]\n[]', 'line 2: This is no valid JSON: Unexpected non-whitespace'],
    ['a comma too many', `[${json({}).slice(1, -1)},\n]`, 'line 2: This is no valid JSON: Unexpected token'],
    ['wrong JSON', '[\r\n\r\n{name: 1}]', 'line 3: This is no valid JSON: Expected property name'],
    ...[0, 'yesterday', '2026-02-31T00:00:00.000Z', '2026-02-01'].map((updatedAt) => {
      return [`the time ${updatedAt}`, json({ updatedAt }), 'is not a time. Leave it empty']
    }),
    ['a number', '[1]', '1 : 1 is not a cart. Write an object'],
    [
      'a wrong second cart',
      `[\n${json({}).slice(1, -1)},\n{"name": "a", "price": -1}\n]`,
      '2 price: -1 is not a price',
    ],
    ['an array in the array', '[[]]', '1 : a list is not a cart'],
    ['an unknown field', json({ colour: 'red' }), '1 colour: No field has this name'],
    ['an unknown specification', json({ specifications: { wheels: 'x' } }), '1 wheels: No field has this name'],
    ['specifications that are a list', json({ specifications: [] }), '1 specifications: a list is not an object'],
    ['deep nesting', json({}).replace('""', '['.repeat(4e3) + ']'.repeat(4e3)), '1 description: a list is not a'],
  ])('is refused with %s', async (_what, content, problem) => {
    expect((await read('json', content)).problems).toEqual([expect.stringContaining(problem)])
  })
})

describe('a value', () => {
  const WRONG = {
    name: [' ', 'x'.repeat(201), 5, '\ud800'],
    brand: [['Denago']],
    price: [-0.01, 100_000_000, 1.005],
    id: ['../x', 'a b', 7],
    aliases: [['ok', 'a/b']],
    features: [[''], [{}], Array(51).fill('x')],
    externalUrl: ['javascript:alert(1)', 'ftp://files.example/x', 'https://'],
    images: [
      ...['../secret.png', 'photos/../../secret.png', '/etc/passwd', '..\\secret.png', 'C:\\secret.png'].map((path) => [
        path,
      ]),
      ...['file:///etc/passwd', 'data:image/png;base64,AA', '', { path: 'x.webp' }].map((path) => [path]),
    ],
    availability: ['gone'],
    stockNumber: ['x'.repeat(51), 7],
    vin: ['TESTCART', 'TESTCART1TP002604'],
    modelYear: [1949, new Date().getFullYear() + 3],
    mileage: [-1, 0.5],
    listPrice: [-1],
    location: [5],
    seatingCapacity: [0, 1.5, 4.5, 101, 'four'],
    inspectedOn: ['2026-02-30'],
    batteryHealth: [101],
    findings: [['scratches'], [{ spot: 'ENGINE', state: 'LEFT', text: 'Oil' }]],
    history: [['long ago: Sold new']],
  }

  it.each(Object.entries(WRONG).flatMap(([column, values]) => values.map((value) => [column, value] as const)))(
    'of %s that is %j is refused',
    async (column, value) => {
      const { problems } = await read('json', json({ [column]: value }))
      const words = '(?:.+ is not .+\\. Write .+\\.|A cart needs .+\\.|There are 51 items.+|.+ typing mistake.+)'
      expect(problems).toEqual([expect.stringMatching(new RegExp(`^1 ${column}\\d*: ${words}$`, 's'))])
    },
  )
})

it.each<[object, string]>([
  [
    { images: ['a.webp', 'b.webp', 'ftp://img.example/a.jpg'] },
    '1 images3: "ftp://img.example/a.jpg" is not a picture.',
  ],
  [{ features: 'Roof|#REF!' }, '1 features2: #REF! is an error of the spreadsheet.'],
])('a problem of a list names the item: %j', async (values, problem) => {
  expect((await read('json', json(values))).problems).toEqual([expect.stringContaining(problem)])
})

it('an empty value empties an optional field, and leaves a state as it is', async () => {
  const states = { availability: '', inStock: null, isNew: ' ' }
  const { vehicles } = await read(
    'json',
    json({ ...states, color: '', features: null, description: null, mileage: 'N/A' }),
  )
  expect(vehicles).toEqual([{ ...PLAIN, color: null, features: [], description: '', mileage: null }])
})

it('a condition report is read as people write it, or as the API gives it', async () => {
  const header = 'id,inspectedOn,batteryHealth,tread,findings,history,soldAsIs'
  const row = 'a,11/2/2026,96%,8/32,"Rear Step , LEFT:  Light scratches|brakes,replaced:Pads",2023:Sold new,as-is'
  const finding = { spot: 'REAR_STEP', state: 'LEFT', text: 'Light scratches' }
  const given = [{ id: 'a', inspection: { findings: [finding], history: [{ year: 2023, text: 'Sold new' }] } }]
  const report = { findings: ['rear step, left: Light scratches'], history: ['2023: Sold new'] }
  expect((await read('csv', `${header}\n${row}\nb,,,,,,\n`)).vehicles).toEqual([
    {
      ...{ id: 'a', inspectedOn: '2026-11-02', batteryHealth: 96, tread: 8, soldAsIs: true, ...report },
      findings: [...report.findings, 'brakes, replaced: Pads'],
    },
    Object.fromEntries(header.split(',').map((name) => [name, name === 'id' ? 'b' : null])),
  ])
  expect((await read('json', JSON.stringify(given))).vehicles).toEqual([{ id: 'a', ...report }])
  expect((await read('csv', `${header}\na,,,,roof left: Scuffs,,\n`)).problems).toEqual([
    expect.stringMatching(
      /findings1: "roof left: Scuffs" is not a finding\. Write the spot, .+ Spots are nose, lights, .+repaired/,
    ),
  ])
})

it('the availability wins over inStock', async () => {
  expect((await read('csv', 'id,inStock,availability\na,TRUE,sold\nb,FALSE,\n')).vehicles).toEqual([
    { id: 'a', availability: 'SOLD' },
    { id: 'b', inStock: false },
  ])
})

async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const list: Item[] = []
  for await (const item of items) list.push(item)
  return list
}
