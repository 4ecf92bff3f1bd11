import { readMapping } from '#graph/files/table.ts'
import { textChunks } from '#graph/files/text-chunks.ts'
import { checkRow } from './check-row.ts'
import { COLUMNS, readCsv } from './csv-file.ts'

async function* chunks(...lines: string[]) {
  yield lines.join('\r\n')
}

async function read(mapping: string, ...lines: string[]) {
  const rows = []
  for await (const row of readCsv(chunks(...lines), await readMapping(textChunks(`docs/examples/${mapping}`), COLUMNS)))
    rows.push(checkRow(row))
  return rows
}

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
  ['from,to\nmake,brand\n', 'No column is called "from", "to". The columns are theirs, ours.'],
])('a mapping with a mistake says what to do: %j', async (text, message) => {
  await expect(readMapping(chunks(text), COLUMNS)).rejects.toThrow(message)
})

it('a mapping that names a column which the file lacks says so', async () => {
  await expect(read('columns-dms.csv', 'vin,make', 'x,y')).rejects.toThrow(
    'The file has no column "stock_number", which the mapping names.',
  )
})
