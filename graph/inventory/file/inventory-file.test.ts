import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkRow, type InventoryInput } from './check-row.ts'
import { formatOf, inventoryText } from './inventory-file.ts'
import { type InventoryRecord, inventoryRecord } from './inventory-record.ts'
import { textChunks } from './text-chunks.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inventory-file-'))
})
afterAll(() => rm(folder, { recursive: true }))

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
      problems.push(...found.map(({ column = '', message }) => `${row.line} ${column}: ${message}`))
    }
  } catch (error) {
    const { line, message } = error as Error & { line: number }
    problems.push(`${line}: ${message}`)
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
})

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
    const other = { ...RECORD, id: 'other', externalUrl: null, features: [], images: [], aliases: [] }
    expect(await read(extension, await write([RECORD, other]))).toEqual({ vehicles: [RECORD, other], problems: [] })
  })

  it('may begin with a byte order mark', async () => {
    expect((await read(extension, `\u{FEFF}${await write([RECORD])}`)).vehicles).toEqual([RECORD])
  })

  it('may be without a vehicle', async () => {
    expect(await read(extension, await write([]))).toEqual({ vehicles: [], problems: [] })
  })

  it('may be in the encoding of Windows', async () => {
    const latin1 = Buffer.from((await write([{ ...RECORD, name: 'Café' }])).replace('🛺', ''), 'latin1')
    expect(await read(extension, latin1)).toMatchObject({ vehicles: [{ name: 'Café' }], problems: [] })
  })

  it('may be Windows text behind the mark of UTF-8, or UTF-16', async () => {
    const text = (await write([{ ...RECORD, name: 'Café' }])).replace('🛺', '')
    const marked = Buffer.concat([Buffer.from('\u{FEFF}'), Buffer.from(text, 'latin1')])
    for (const content of [marked, Buffer.from(`\u{FEFF}${text}`, 'utf16le')])
      expect(await read(extension, content)).toMatchObject({ vehicles: [{ name: 'Café' }], problems: [] })
  })

  it('is refused when it is empty', async () => {
    expect((await read(extension, '')).problems).toEqual([expect.stringMatching(/^1: expected .*, found nothing$/)])
  })
})

describe('a CSV file', () => {
  it('takes its columns in any order, and line ends of any system', async () => {
    const { vehicles } = await read(
      'csv',
      `price,id,${HEADER.replace('price,', '')}\r\n5,a,N,B,C,"x\r\ny"\r\n\r\n6,b,N,B,C,\r`,
    )
    expect(vehicles).toEqual([
      { id: 'a', name: 'N', brand: 'B', category: 'C', price: 5, description: 'x\r\ny' },
      { id: 'b', name: 'N', brand: 'B', category: 'C', price: 6, description: '' },
    ])
  })

  it.each([';', '\t'])('may separate its cells by %j', async (separator) => {
    const line = ['N', 'B', 'C', '5', `"${separator} and, x"`].join(separator)
    const { vehicles, problems } = await read('csv', `${HEADER.replaceAll(',', separator)}\r\n${line}`)
    expect(vehicles).toEqual([{ name: 'N', brand: 'B', category: 'C', price: 5, description: `${separator} and, x` }])
    expect(problems).toEqual([])
  })

  it('may have ids and only the columns that change', async () => {
    expect(await read('csv', 'id,availability\na,sold\n')).toEqual({
      vehicles: [{ id: 'a', availability: 'SOLD' }],
      problems: [],
    })
  })

  it('may have names of columns as a phone writes them, and lines of separators alone', async () => {
    expect(await read('csv', 'Id; Availability \r\na;sold\r\n;\r\n ; \r\n')).toEqual({
      vehicles: [{ id: 'a', availability: 'SOLD' }],
      problems: [],
    })
  })

  it('tells the line where a row begins, below cells of several lines', async () => {
    const lines = ['A,B,C,1,"one\r\ntwo\nthree"', '', 'A,B,C,free,"one\ntwo"', 'A,B,C,-1,']
    expect((await read('csv', csv(...lines))).problems).toEqual([
      expect.stringMatching(/^6 price: expected US dollars .*, found "free"$/),
      expect.stringMatching(/^8 price: expected US dollars .*, found -1$/),
    ])
  })

  it.each([
    ['an unknown column', `${HEADER},colour\n`, '1: expected no column "colour" (the columns are id, name,'],
    ['a prototype key', `${HEADER},__proto__\n`, '1: expected no column "__proto__"'],
    ['a missing column', 'name,price\n', '1: expected a column brand, category, description'],
    ['a repeated column', `${HEADER},name\n`, '1: expected each column once, found "name" again'],
    ['a short row', csv('A,B'), '2 : expected 5 cells as in the header, found 2'],
    ['a long row', csv('A,B,C,1,,,'), '2 : expected 5 cells as in the header, found 7'],
    ['an open quote', csv('A,B,C,1,', 'A,B,C,1,"open'), '3: expected a closing quote before the end of the file'],
    ['a stray quote', csv('A,B,C,1,a"b'), '2: expected quotes around the whole cell'],
    ['text after a quote', csv('A,B,C,1,"a"b'), '2: expected a separator or the end of the line after a closing quote'],
    ['a line of a million characters', csv(`A,B,C,1,${'x'.repeat(1e6)}`), '2: expected a row of at most 1000000 char'],
    ['a line of a million commas', csv('A'.padEnd(1e6 + 2, ',')), '2: expected a row of at most 1000000 char'],
    ['a row of many lines of commas', csv(`"\n"${',"\n"'.repeat(3e5)}`), '2: expected a row of at most 1000000 char'],
    ['U+0000', csv('A,B,C,1,\0'), '2 description: expected text of up to 10000 characters, found "\\u0000"'],
  ])('is refused with %s', async (_what, content, problem) => {
    expect((await read('csv', content)).problems).toEqual([expect.stringContaining(problem)])
  })
})

describe('a JSON file', () => {
  it('takes the shape in which a vehicle is created', async () => {
    const specifications = { topSpeed: '25 mph', seatingCapacity: 4 }
    const { vehicles } = await read('json', json({ specifications, externalUrl: null, isNew: true }))
    expect(vehicles).toEqual([{ ...PLAIN, topSpeed: '25 mph', seatingCapacity: 4, externalUrl: null, isNew: true }])
  })

  it('is taken apart at its own commas and brackets, in pieces of any size', async () => {
    const names = ['a\\', '"],[{', '\\"', 'é🛺'.repeat(40_000)]
    const text = ` ${JSON.stringify(
      names.map((color) => ({ ...PLAIN, color })),
      null,
      2,
    )} `
    async function* pieces() {
      for (const piece of text.match(/[\s\S]{1,7}/g)!) yield piece
    }
    const colors = []
    for await (const { values } of formatOf('stock.json')!.read(pieces())) colors.push(values.color)
    expect(colors).toEqual(names)
  })

  it('tells the number of a vehicle', async () => {
    const content = `[\n${json({}).slice(1, -1)},\n{"name": "a", "price": -1}\n]`
    expect((await read('json', content)).problems).toEqual([expect.stringMatching(/^2 price: .*, found -1$/)])
  })

  it.each([
    ['an object', '{}', '1: expected a JSON array of vehicles'],
    ['a text', '"x"', '1: expected a JSON array of vehicles'],
    ['an array that does not end', `[${json({}).slice(1, -1)},\n`, '2: expected a bracket that closes the array'],
    ['an open text', '[\n{"name": "x}]', '1: expected a bracket that closes the array'],
    ['something after the array', '[]\n[]', '1: expected a JSON array of vehicles'],
    ['a comma too many', `[${json({}).slice(1, -1)},\n]`, '2: expected valid JSON: Unexpected end'],
    ['a comma alone', '[,]', '1: expected valid JSON: Unexpected end'],
    ['words behind the array', '[] x', '1: expected a JSON array of vehicles'],
    ['words before the array', 'x []', '1: expected a JSON array of vehicles'],
    ...[0, 'yesterday', '2026-02-31T00:00:00.000Z', '2026-02-01'].map((updatedAt) => {
      return [`the time ${updatedAt}`, json({ updatedAt }), '1 updatedAt: expected nothing or a time']
    }),
    [
      'a vehicle of a million characters',
      `[{"id":"${'x'.repeat(1_100_000)}"}]`,
      '1: expected a vehicle of at most 1000000',
    ],
    ['wrong JSON', `[{name: 1}]`, '1: expected valid JSON: Expected property name'],
    ['mismatched brackets', `[{"a": [1}]]`, '1: expected valid JSON'],
    ['a number', '[1]', '1 : expected a vehicle as an object, found 1'],
    ['an array in the array', '[[]]', '1 : expected a vehicle as an object, found a list'],
    ['an unknown field', json({ colour: 'red' }), '1 colour: expected no such field'],
    ['a field of the specifications outside them', json({ range: '1' }), '1 range: expected no such field'],
    ['an unknown specification', json({ specifications: { id: 'x' } }), '1 id: expected no such field of the spec'],
    ['specifications that are a list', json({ specifications: [] }), '1 specifications: expected an object, found a l'],
    ['a prototype key', `[${json({}).slice(1, -2)},"__proto__":{"id":"x"}}]`, '1 __proto__: expected no such field'],
    ['deep nesting', json({}).replace('""', '['.repeat(4e5) + ']'.repeat(4e5)), '1 description: expected text'],
  ])('is refused with %s', async (_what, content, problem) => {
    expect((await read('json', content)).problems).toEqual([expect.stringContaining(problem)])
  })
})

describe('a value', () => {
  it.each([
    ['name', ' '],
    ['name', 'x'.repeat(201)],
    ['name', 5],
    ['name', 'a\u0007'],
    ['name', '\ud800'],
    ['brand', ['Denago']],
    ['price', '8495'],
    ['price', -0.01],
    ['price', 100_000_000],
    ['price', 1.005],
    ['id', '../x'],
    ['id', 'a b'],
    ['id', 7],
    ['aliases', ['ok', 'a/b']],
    ['aliases', 'nomad'],
    ['features', ['']],
    ['features', [{}]],
    ['features', Array(51).fill('x')],
    ['externalUrl', 'javascript:alert(1)'],
    ['externalUrl', 'ftp://files.example/x'],
    ['externalUrl', 'https://'],
    ['externalUrl', 'https://a.example/\n'],
    ['images', ['../secret.png']],
    ['images', ['photos/../../secret.png']],
    ['images', ['/etc/passwd']],
    ['images', ['..\\secret.png']],
    ['images', ['C:\\secret.png']],
    ['images', ['file:///etc/passwd']],
    ['images', ['data:image/png;base64,AA']],
    ['images', ['']],
    ['images', [{ path: 'x.webp' }]],
    ['inStock', 'yes'],
    ['isNew', 1],
    ['stockNumber', 'x'.repeat(51)],
    ['stockNumber', 7],
    ['vin', 'TESTCART'],
    ['vin', 'TESTCART1TP002604'],
    ['modelYear', 1949],
    ['modelYear', new Date().getFullYear() + 3],
    ['modelYear', '2026'],
    ['color', ''],
    ['mileage', -1],
    ['mileage', 0.5],
    ['listPrice', -1],
    ['location', 5],
  ])('of %s that is %j is refused', async (column, value) => {
    const { problems } = await read('json', json({ [column]: value }))
    expect(problems).toEqual([expect.stringMatching(new RegExp(`^1 ${column}: expected .+, found .+`, 's'))])
  })

  it.each([0, 1.5, 4.5, 101, '4'])('of seatingCapacity that is %j is refused', async (seatingCapacity) => {
    const { problems } = await read('json', json({ specifications: { seatingCapacity } }))
    expect(problems).toEqual([expect.stringContaining('seatingCapacity: expected nothing or a whole number')])
  })
})

async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const list: Item[] = []
  for await (const item of items) list.push(item)
  return list
}
