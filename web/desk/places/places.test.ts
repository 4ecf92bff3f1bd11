import { fieldsOf, openDesk } from '#web/testing/openDesk.ts'

const desk = await openDesk()
afterAll(() => desk.close())
const ann = await desk.signIn()
const bo = await desk.signIn('bo@carts.example')

const PAGE = '/desk/places'
const read = async (url: string) => (await ann.page(url)).replaceAll('<!-- -->', '')
const row = async (table: string, id: string) =>
  (await desk.database.query(`select * from ${table} where id = $1`, [id]))[0] as Record<string, unknown> | undefined

/** All fields of a form as its page shows them. */
const asShown = (page: string, action: string, words = '') => {
  const hidden = fieldsOf(page, action, words)
  const now = Object.entries(hidden).flatMap(([name, text]) =>
    name.startsWith('read.') ? [[name.slice(5), text]] : [],
  )
  return { ...hidden, ...(Object.fromEntries(now) as Record<string, string>) }
}

it('changes phone and hours of a showroom, keeps what somebody else changed, and shows both where they meet', async () => {
  const page = `${PAGE}/scranton`
  const SAVE = '/desk/places/save'
  const [ofAnn, ofBo] = [asShown(await ann.page(page), SAVE), asShown(await bo.page(page), SAVE)]
  const saved = await ann.post(SAVE, { ...ofAnn, phone: '(570) 555-0177', MONDAY: '10 AM-6 PM' })
  expect(saved.statusCode).toBe(303)
  expect(await row('locations', 'scranton')).toMatchObject({ phone: '(570) 555-0177' })

  const refused = await bo.post(SAVE, { ...ofBo, phone: '(570) 555-0188', TUESDAY: '8 AM-1 PM' })
  expect(refused.statusCode).toBe(409)
  const shown = refused.body.replaceAll('<!-- -->', '')
  expect(shown).toContain('It is &quot;(570) 555-0177&quot; now, and you typed &quot;(570) 555-0188&quot;.')
  expect(shown).toContain('value="10 AM–6 PM"')
  const again = asShown(shown, SAVE)
  await bo.post(SAVE, { ...again, phone: '(570) 555-0188', TUESDAY: '8 AM-1 PM' })
  const [{ location }] = await desk.database.query(
    `select to_jsonb(l) as location from locations l where id = 'scranton'`,
  )
  expect(location).toMatchObject({ phone: '(570) 555-0188' })
  expect(location.hours.slice(0, 2)).toEqual([
    { day: 'MONDAY', opens: '10:00', closes: '18:00' },
    { day: 'TUESDAY', opens: '08:00', closes: '13:00' },
  ])
  expect(await read(page)).toContain('Phone: (570) 555-0177 → (570) 555-0188')
})

it('opens a showroom with markup in its name as text, and closes it for good', async () => {
  const texts = { name: "<i>Jim's</i> – Avoca", address: '1 Main St, Avoca, PA 18641', phone: '(570) 555-0133' }
  const week = Object.fromEntries(
    ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'].map((day) => [day, 'closed']),
  )
  const SAVE = '/desk/places/save'
  const opened = await ann.send(`${PAGE}/new`, SAVE, '', { ...texts, ...week, latitude: '41.3', longitude: '-75.7' })
  expect(await row('locations', 'avoca')).toMatchObject({ city: 'Avoca', name: texts.name })
  const list = await read(PAGE)
  expect(list).toContain('&lt;i&gt;Jim')
  expect(list).not.toContain('<i>Jim')
  expect(opened.headers.location).toContain('done=')

  const closed = await ann.send(`${PAGE}/avoca`, '/desk/places/close', '')
  expect(await row('locations', 'avoca')).toBeUndefined()
  const back = await ann.page(closed.headers.location!)
  await ann.post('/desk/undo', fieldsOf(back, '/desk/undo'))
  expect(await row('locations', 'avoca')).toMatchObject({ name: texts.name })
  const refused = await ann.send(`${PAGE}/hatfield`, '/desk/places/close', '')
  expect(refused.body).toMatch(/at this showroom|main showroom/)
})

it('changes rental prices and the promotion, with Undo', async () => {
  const [{ id, price }] = await desk.database.query(
    `select id, price::float from rental_plans where price_list = 'STANDARD' order by id limit 1`,
  )
  const prices = asShown(await ann.page(PAGE), '/desk/prices/save')
  const wrong = await ann.post('/desk/prices/save', { ...prices, plan: id, [id]: 'free' })
  expect(wrong.body).toContain(`id="STANDARD-${id}-error"`)
  const saved = await ann.post('/desk/prices/save', { ...prices, plan: id, [id]: '$1,099.50' })
  expect(await row('rental_plans', id)).toMatchObject({ price: 1099.5 })
  const back = await read(saved.headers.location!)
  expect(back).toContain('1 rental price is saved.')
  await ann.post('/desk/undo', fieldsOf(back, '/desk/undo'))
  expect(await row('rental_plans', id)).toMatchObject({ price })

  const promotion = asShown(await ann.page(PAGE), '/desk/promotion/save')
  const { series, ...rest } = promotion
  const ended = await ann.post('/desk/promotion/save', { ...rest, months: '48' })
  expect(await row('promotions', 'zero-percent')).toMatchObject({ months: 48, series: [] })
  await ann.post('/desk/undo', fieldsOf(await ann.page(ended.headers.location!), '/desk/undo'))
  expect(asShown(await ann.page(PAGE), '/desk/promotion/save')).toMatchObject({ months: rest.months, series })
  expect((await ann.post('/desk/promotion/save', { ...promotion, months: '36' })).body).toContain('It was already so')
})
