import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Field, Int } from 'type-graphql'
import { Column } from 'typeorm'
import { optional, wholeNumber } from './field-values.ts'
import { FIELD_NAMES, FIELDS, type FieldName, type VehicleField } from './fields.ts'
import { Vehicle } from './vehicle.entity.ts'

// A field that only this test declares, with the two parts that are written by hand, before any module reads the fields.
const NAME = 'serviceMonths' as FieldName
const DECLARED: VehicleField = {
  ...optional(wholeNumber('a number of months', 24, [0, 120])),
  label: 'Free service',
  unit: 'months',
  group: 'condition',
  ofOneCart: true,
  isFact: true,
  inMails: true,
  doc: 'From the day of sale.',
}
Object.assign(FIELDS, { [NAME]: DECLARED })
FIELD_NAMES.push(NAME)
Column('integer', { nullable: true })(Vehicle.prototype, NAME)
Field(() => Int, { nullable: true, description: 'Months of service.' })(Vehicle.prototype, NAME)

const { createTestGraph } = await import('#graph/testing/graph.ts')
const { formOf, likeCart } = await import('#graph/staff/cart-form.ts')
const { vehicleFacts } = await import('#graph/contact/mail/message.ts')
const root = join(import.meta.dirname, '../..')
const { fieldFiles } = await import(join(root, 'scripts/field-files.mjs'))
const docs = join(root, 'docs/inventory-file.md')

const KEY = 'a-key-that-may-write'
const test = await createTestGraph({ partners: { [KEY]: { name: 'lot', scopes: ['inventory:write'] } } })
afterAll(() => test.close())
beforeAll(async () => {
  await test.database.query(`insert into partners (name) values ('lot')`)
  await test.database.query('alter table vehicles add column service_months integer')
})

const push = async (value: unknown) => {
  const headers = { 'content-type': 'text/csv', 'x-partner-key': KEY }
  const payload = `id,${NAME}\ndenago-nomad-xl,${value}\n`
  return (await test.inject({ method: 'POST', url: '/api/inventory', payload, headers })).json()
}

const read = async (url: string) => (await test.inject({ method: 'GET', url })).body

describe('a declared field', () => {
  it('is read, checked and kept by an import, and cleared by an empty cell', async () => {
    expect(await push('soon')).toMatchObject({
      problems: [{ column: NAME, message: expect.stringMatching(/"soon" is not a number of months\. Write/) }],
    })
    expect(await push(24)).toMatchObject({ changed: { count: 1 } })
    expect(await push(24)).toMatchObject({ changed: { count: 0 } })
    expect(JSON.parse(await read('/api/vehicles/denago-nomad-xl'))[NAME]).toBe(24)
    const [header, ...rows] = (await read('/feeds/vehicles.csv')).split('\r\n').map((row) => row.split(','))
    expect(header).toContain(NAME)
    expect(rows.find(([id]) => id === 'denago-nomad-xl')).toContain('24')
    await push('')
    expect(JSON.parse(await read('/api/vehicles/denago-nomad-xl'))[NAME]).toBeNull()
  })

  it('is in the descriptions of REST, and in the structured data of a page', async () => {
    const { schemas } = JSON.parse(await read('/openapi.json')).components
    expect(schemas.VehicleFacts.properties[NAME].type).toEqual(['integer', 'null'])
    expect(schemas.InventoryRow.properties[NAME]).toMatchObject({ maximum: 120, type: ['integer', 'null'] })
    expect(schemas.InventoryColumn.enum).toContain(NAME)
    await push(24)
    const query = '{ vehicle(id: "denago-nomad-xl") { structuredData } }'
    const { additionalProperty } = JSON.parse((await test.dataOf(query)).vehicle.structuredData)
    expect(additionalProperty).toContainEqual({
      '@type': 'PropertyValue',
      ...{ name: 'Free service', value: 24, unitText: 'months' },
    })
  })

  it('is typed at the desk, named in mails, and not copied to a cart like it', () => {
    expect(formOf({ [NAME]: 24 }).fields).toContainEqual({ name: NAME, type: 'number', rule: '', words: '24' })
    expect(likeCart({ [NAME]: 24, color: 'Red' })).not.toHaveProperty(NAME)
    const facts = vehicleFacts({ [NAME]: 24 } as unknown as Vehicle)
    expect(facts).toEqual([{ name: NAME, label: 'Free service', text: '24 months' }])
  })

  it('is in what codegen writes for people and for the site', async () => {
    const files = fieldFiles(await import('./fields.ts'), await readFile(docs, 'utf8'))
    const [table, fragment, site] = files.map(({ content }: { content: string }) => content)
    expect(table).toContain(
      `| \`${NAME}\` | Free service (months): a whole number such as 24, from 0 to 120. From the day of sale. |`,
    )
    expect(fragment).toContain(NAME)
    for (const part of [`"label": "Free service"`, `"${NAME}": "Free service (months)"`]) expect(site).toContain(part)
    expect(/"Warranty and condition"[^\]]*/.exec(site)![0]).toContain(`"${NAME}"`)
  })
})
