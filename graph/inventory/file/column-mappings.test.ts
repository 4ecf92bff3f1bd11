import { readMapping } from '#graph/files/table.ts'
import { textChunks } from '#graph/files/text-chunks.ts'
import { checkRow } from './check-row.ts'
import { COLUMNS, readCsv } from './csv-file.ts'

async function* chunks(...lines: string[]) {
  yield lines.join('\r\n')
}

async function rowsOf(mapping: AsyncIterable<string>, ...lines: string[]) {
  const rows = []
  for await (const row of readCsv(chunks(...lines), await readMapping(mapping, COLUMNS))) rows.push(checkRow(row))
  return rows
}

const read = (mapping: string, ...lines: string[]) => rowsOf(textChunks(`docs/examples/${mapping}`), ...lines)

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
  const [checked] = await read(mapping, header, row)
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
  await expect(read('columns-dms.csv', 'vin,make', 'x,y')).rejects.toThrow(
    'The file has no column "stock_number", which the mapping names.',
  )
})
