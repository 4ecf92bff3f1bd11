import { INQUIRY } from '#graph/testing/inquiry.ts'
import { type Fields, fieldsOf, openDesk, plain } from '#web/testing/openDesk.ts'

const desk = await openDesk()
afterAll(() => desk.close())
const ann = await desk.signIn()
const bo = await desk.signIn('bo@carts.example')
type Browser = typeof ann

const CART = { name: 'Testbrand One', brand: 'Testbrand', category: 'One', description: 'A vehicle.', isNew: 'yes' }
const PHOTO = 'vehicles/denago-nomad.webp'
const ALT = `alt.${PHOTO}`
const IN_STOCK = { ...CART, stockNumber: 'T-1', price: '8495', photo: PHOTO }
await ann.send('/desk/new', '/desk/carts/add', '', IN_STOCK)
const WEEK = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY']
const FILE = `stockNumber,name,brand,category,price,description
T-1,Testbrand One,Testbrand,One,7500,A vehicle.
T-2,Testbrand Two,Testbrand,Two,5000,New.
`

/** A change that the staff make with a form. */
type Case = {
  page: string | ((browser: Browser) => Promise<string>)
  action: string
  /** Words of the form, where the page has several of the action. */
  words?: string
  typed?: Fields
  /** What somebody else wants meanwhile; by default the same. */
  other?: Fields
  /** What the second tab is told. */
  told: string
  table: string
  /** What of the first change is there after the second one. */
  kept?: string[]
  /** Changes the database first, so that there is something to change. */
  prepare?: () => Promise<unknown>
}

const CASES: Record<string, Case> = {
  'the state of a cart': {
    page: '/desk',
    action: '/desk/carts/state',
    words: 'Testbrand One, T-1',
    typed: { availability: 'SOLD' },
    other: { availability: 'ON_HOLD' },
    told: "your page said in stock, now it's sold. You wanted on hold.",
    table: 'vehicles',
  },
  'the fields of a cart': {
    page: '/desk/carts/testbrand-one',
    action: '/desk/carts/change',
    typed: { price: '$7,995' },
    other: { price: '7000' },
    told: "Price: your page said $8,495, now it's $7,995. You wanted $7,000.",
    table: 'vehicles',
  },
  'the texts of photos': {
    page: '/desk/carts/testbrand-one',
    action: '/desk/carts/photo-texts',
    typed: { [ALT]: 'From behind' },
    other: { [ALT]: 'From the left' },
    told: "now it's From behind. You wanted From the left.",
    table: 'vehicles',
  },
  'a new cart': {
    page: '/desk/new',
    action: '/desk/carts/add',
    typed: { ...CART, price: '6,495', stockNumber: 'T-3' },
    told: 'No cart was added. One like it is in stock already',
    table: 'vehicles',
  },
  'a cart off the site': {
    page: '/desk/carts/testbrand-one',
    action: '/desk/carts/take-off',
    told: 'This cart is no longer in stock.',
    table: 'vehicles',
  },
  'a cart back on the site': {
    page: '/desk?which=off',
    action: '/desk/carts/put-back',
    words: 'Put it back: Denago Nomad (',
    told: 'There is no such cart off the site.',
    table: 'vehicles',
    prepare: () => ann.send('/desk/carts/denago-nomad', '/desk/carts/take-off', ''),
  },
  'a file': {
    page: async (browser) =>
      (await browser.upload('/desk/file', '/desk/file/compare', {}, [new File([FILE], 'stock.csv')])).headers.location!,
    action: '/desk/file/apply',
    told: 'The stock has changed since this page was opened, and nothing was applied.',
    table: 'vehicles',
  },
  'a closed day': {
    page: '/desk/days',
    action: '/desk/days/add',
    words: 'Close today',
    typed: { words: 'Snow', places: ['hatfield', 'scranton'] },
    told: 'The calendar has this already.',
    table: 'calendar_entries',
  },
  'a day taken back': {
    page: '/desk/days',
    action: '/desk/days/remove',
    words: 'Sale',
    told: 'Perhaps somebody has taken it back.',
    table: 'calendar_entries',
    prepare: () => ann.send('/desk/days', '/desk/days/add', 'What it says', { words: 'Sale', from: '12/05/2030' }),
  },
  'a showroom': {
    page: '/desk/places/scranton',
    action: '/desk/places/save',
    typed: { phone: '(570) 555-0177', MONDAY: '10 AM-6 PM' },
    other: { phone: '(570) 555-0199', TUESDAY: '8 AM-1 PM' },
    told: 'It is "(570) 555-0177" now, and you typed "(570) 555-0199".',
    table: 'locations',
    kept: ['"day":"MONDAY","opens":"10:00","closes":"18:00"'],
  },
  'a new showroom': {
    page: '/desk/places/new',
    action: '/desk/places/save',
    typed: {
      address: '1 Main St, Avoca, PA 18641',
      phone: '(570) 555-0133',
      ...Object.fromEntries(WEEK.map((day) => [day, 'closed'])),
      ...{ latitude: '41.3', longitude: '-75.7' },
    },
    told: '',
    table: 'locations',
  },
  'a showroom closed for good': {
    page: '/desk/places/scranton',
    action: '/desk/places/close',
    told: 'Perhaps somebody has closed it.',
    table: 'locations',
    prepare: () => desk.database.query(`update vehicles set location = null where location = 'scranton'`),
  },
  'rental prices': {
    page: '/desk/places',
    action: '/desk/prices/save',
    typed: { plan: 'standard-four-seater-daily', 'standard-four-seater-daily': '$1,099.50' },
    other: { plan: 'standard-four-seater-daily', 'standard-four-seater-daily': '311' },
    told: 'It is "1099.50" now, and you typed "311".',
    table: 'rental_plans',
    // The first change of a day's price drops the savings that came with the prices.
    prepare: () =>
      ann.send('/desk/places', '/desk/prices/save', '', {
        plan: 'standard-four-seater-daily',
        'standard-four-seater-daily': '250',
      }),
  },
  'the promotion': {
    page: '/desk/places',
    action: '/desk/promotion/save',
    typed: { months: '48', series: [], lastDay: '12/31/2030' },
    other: { months: '24' },
    told: 'It is "48" now, and you typed "24".',
    table: 'promotions',
  },
  'a colleague': {
    page: '/desk/people',
    action: '/desk/people/change',
    words: 'A new colleague',
    typed: { email: ' Cy@Carts.example' },
    told: 'cy@carts.example is on the list already.',
    table: 'staff_people',
  },
  'a colleague who leaves': {
    page: '/desk/people',
    action: '/desk/people/change',
    words: 'Remove',
    told: 'abe@carts.example is off the list already.',
    table: 'staff_people',
    prepare: () => ann.send('/desk/people', '/desk/people/change', 'A new colleague', { email: 'abe@carts.example' }),
  },
  'an inquiry answered': {
    page: '/desk/inquiries',
    action: '/desk/inquiries/answer',
    typed: { to: 'me' },
    other: { to: 'mine' },
    told: 'ann@carts.example has answered it already.',
    table: 'contact_inquiries',
    prepare: () => desk.graph.services.contact.submit({ ...INQUIRY, interest: 'sales' }, { source: 'form' }),
  },
  'an inquiry taken': {
    page: '/desk/inquiries',
    action: '/desk/inquiries/answer',
    typed: { to: 'mine' },
    told: 'ann@carts.example is on it already.',
    table: 'contact_inquiries',
    prepare: () => desk.graph.services.contact.submit({ ...INQUIRY, interest: 'parts' }, { source: 'form' }),
  },
}

describe.each(Object.entries(CASES))(
  '%s',
  (_name, { page, action, words, typed = {}, other = typed, told, table, kept = [], prepare }) => {
    const open = async (browser: Browser) => {
      const html = await browser.page(typeof page === 'string' ? page : await page(browser))
      return fieldsOf(html, action, words)
    }
    const rows = async () => {
      const order = `select to_jsonb(t) - 'created_at' - 'updated_at' - 'position' as row from ${table} t order by 1`
      return (await desk.database.query(order)).map(({ row }: { row: unknown }) => row)
    }
    const changes = async () => (await desk.database.query('select count(*)::int from staff_history'))[0].count
    const undo = async (location: string) => ann.post('/desk/undo', fieldsOf(await ann.page(location), '/desk/undo'))

    beforeAll(() => prepare?.())

    it('is as before after a kill, counts once however often its form is sent, and is taken back as it was', async () => {
      const [before, count] = [await rows(), await changes()]
      const form = { ...(await open(ann)), ...typed }
      const comeBack = await desk.killOnRecord()
      expect((await ann.post(action, form)).statusCode).toBeGreaterThanOrEqual(500)
      await comeBack()
      expect([await rows(), await changes()]).toEqual([before, count])

      const send = () => ann.post(action, form)
      const answers = [...(await Promise.all([send(), send()])), await send()]
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303, 303])
      const locations = new Set(answers.map(({ headers }) => headers.location))
      expect([locations.size, await changes()]).toEqual([1, count + 1])
      expect(await rows()).not.toEqual(before)

      const [location] = locations as Set<string>
      const undone = await undo(location!)
      expect(await rows()).toEqual(before)
      expect(await ann.page(undone.headers.location!)).toContain('Undone: ')
      expect((await send()).headers.location).toBe(location)
      expect(await rows()).toEqual(before)
    })

    it('shows a second tab what is there meanwhile, and neither it nor Undo overwrites that', async () => {
      const [first, second] = [await open(ann), await open(bo)]
      const made = await ann.post(action, { ...first, ...typed })
      const changed = await rows()
      const late = await bo.post(action, { ...second, ...other })
      if (!told) return
      expect([late.statusCode, plain(late.body)]).toEqual([409, expect.stringContaining(told)])
      expect(await rows()).toEqual(changed)
      if (other === typed) return
      // The page that came back is of now.
      expect((await bo.post(action, { ...fieldsOf(late.body, action, words), ...other })).statusCode).toBe(303)
      const again = await rows()
      for (const words of kept) expect(JSON.stringify(again)).toContain(words)
      const refused = await undo(made.headers.location!)
      const sentence =
        /This was changed again since by bo@carts\.example, \w+ \d+, \d+:\d+ [AP]M: [^<]+\. Undo that change first, or set it on the page\./
      expect([refused.statusCode, plain(refused.body)]).toEqual([409, expect.stringMatching(sentence)])
      expect(plain(refused.body)).not.toContain('your page said')
      expect(await rows()).toEqual(again)
    })
  },
)

it('the history has all of them, of everybody and by day, each with its page and its Undo; older ones follow', async () => {
  const page = (query = '') => ann.page(`/desk/history${query}`)
  const older = (html: string) => plain(/href="(\/desk\/history\?[^"]*before=\d+)"/.exec(html)![1]!)
  const ids = (html: string) =>
    [...html.matchAll(/action="\/desk\/undo".*?name="id" value="(\d+)"/gs)].map(([, id]) => Number(id))
  await desk.database.query(`
    insert into staff_history (at, who, kind, subject, what, before, after)
      select now() - interval '40 days', 'cy@carts.example', 'cart', 'c-1', 'Act ' || n, '{"price": 1}', '{"price": 2}'
      from generate_series(1, 60) n
  `)
  const first = await page()
  const second = await ann.page(older(first))
  expect(ids(first)).toHaveLength(50)
  expect(Math.max(...ids(second))).toBeLessThan(Math.min(...ids(first)))
  expect(second).toMatch(/<h2>Today<\/h2>/)
  expect(plain(await page('?kind=prices'))).toContain('4-seater, 1 day: $250 → $1,099.50.</a>')
  const hrefs = {
    cart: 'carts/denago-nomad',
    stock: 'file',
    day: 'days',
    location: 'places/scranton',
  }
  for (const [kind, href] of Object.entries(hrefs))
    expect(await page(`?who=ann%40carts.example&kind=${kind}`)).toContain(`href="/desk/${href}"`)
  expect(await page('?kind=inquiry')).toMatch(
    /href="\/desk\/inquiries\/[\w-]{36}">Ada Novak: \w+@carts\.example is on it\./,
  )
  const ofBo = await page('?who=bo%40carts.example')
  expect([ofBo.includes(', bo@carts.example'), ofBo.includes(', ann@carts.example<')]).toEqual([true, false])
  // Those of one cart go on as well, and what is no place of a page is the first one.
  const ofCart = await page('?kind=cart&subject=c-1&who=cy%40carts.example')
  expect(plain(await ann.page(older(ofCart)))).toContain('Act 10')
  expect(await page(`?before=${'9'.repeat(30)}`)).toContain('Act 60')
  expect((await ann.page('/desk/carts/c-1')).match(/action="\/desk\/undo"/g)).toHaveLength(50)
})
