import { mkdtemp, readdir, readFile, rmdir, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { soldVehiclesTask } from '#graph/inventory/sold-vehicles.task.ts'
import { eventually } from '#graph/testing/eventually.ts'
import { addVehicle } from '#graph/testing/vehicles.ts'
import { COLUMNS, fieldsOf, openDesk, plain } from '#web/testing/openDesk.ts'

// What all changes have in common is in changes.test.ts.

const UPLOADS = join(tmpdir(), 'ridgeline-upload-')
const [killed, running] = [await mkdtemp(`${UPLOADS}killed-`), await mkdtemp(`${UPLOADS}running-`)]
await utimes(killed, 0, Date.now() / 1000 - 4000)
const desk = await openDesk()
afterAll(() => desk.close())
const ann = await desk.signIn()

const cartOf = async (id: string) => (await desk.database.query('select * from vehicles where id = $1', [id]))[0]
const page = (id: string) => `/desk/carts/${id}`
const read = async (url: string) => plain(await ann.page(url))
const undo = async (location: string) => ann.post('/desk/undo', fieldsOf(await ann.page(location), '/desk/undo'))

describe('the list', () => {
  const NOMAD = 'denago-nomad-xl'
  const typed = async (availability: string) => ({
    ...fieldsOf(await ann.page('/desk'), '/desk/carts/state', 'Denago Nomad XL, R-2611'),
    availability,
  })

  it.each([
    ['a stock number', 'r-2611'],
    ['a name', '"denago nomad xl"'],
    ['a VIN', 'TESTCART5P0000001'],
  ])('finds a cart by %s', async (_what, words) => {
    await desk.database.query(`update vehicles set vin = 'TESTCART5P0000001' where id = $1`, [NOMAD])
    const list = await ann.page(`/desk?${new URLSearchParams({ q: words })}`)
    expect(list.match(/href="\/desk\/carts\/[^"]*"/g)).toEqual([`href="/desk/carts/${NOMAD}"`])
  })

  it('puts a cart on hold though a partner has changed its price, and tells its history', async () => {
    const form = await typed('ON_HOLD')
    await desk.database.query('update vehicles set price = 7995 where id = $1', [NOMAD])
    await ann.post('/desk/carts/state', form)
    expect(await cartOf(NOMAD)).toMatchObject({ availability: 'ON_HOLD', price: 7995 })
    expect(await read(page(NOMAD))).toContain('Availability: in stock → on hold')
  })

  it('refuses a word that is no state, and has no page for what is not there', async () => {
    expect((await ann.post('/desk/carts/state', await typed('toString'))).statusCode).toBe(409)
    const get = async (url: string) => (await desk.server.inject({ url, headers: ann.headers })).statusCode
    for (const url of ['/desk/nothing', '/desk/carts/nothing']) expect(await get(url)).toBe(404)
    for (const url of ['/desk?q=%00', '/desk/carts/%00', '/desk?done=x&done=999999999999999999999'])
      expect(await get(url)).toBeLessThan(400)
  })
})

describe('off the site', () => {
  const OFF = '/desk?which=off'
  const BACK = '/desk/carts/put-back'
  const gone = (id: string, state = {}) =>
    addVehicle(desk.database, { id, name: `Zest ${id}`, stockNumber: `Z-${id}`, color: 'Lime', ...state })
  const waysOff: Record<string, [by: string, work: (id: string) => Promise<unknown>]> = {
    desk: ['taken off by ann@carts.example', (id) => ann.send(page(id), '/desk/carts/take-off', '')],
    file: [
      'taken off by ann@carts.example with stock.csv: ',
      async (id) => {
        const { body } = await desk.server.inject({ url: '/desk/stock.csv', headers: ann.headers })
        const answer = await ann.upload('/desk/file', '/desk/file/compare', {}, [
          new File([body.replace(/^[^\n]*Zest[^\n]*\n/gm, '')], 'stock.csv'),
        ])
        const html = await ann.page(answer.headers.location!)
        await ann.post('/desk/file/apply', { ...fieldsOf(html, '/desk/file/apply'), gone: id })
      },
    ],
    push: [
      'taken off by a push of Cloud DMS',
      async () => {
        const rows = async function* () {
          let line = 0
          for (const { id, price } of await desk.database.query(
            `select id, price from vehicles where name not like 'Zest%'`,
          ))
            yield { line: ++line, values: { id, price }, problems: [] }
        }
        const push = { partner: 'Cloud DMS', isDryRun: false, idempotencyKey: undefined, hash: Buffer.of(1) }
        await desk.graph.services.push.push(rows, push, { isReplacement: true })
      },
    ],
    sold: [
      'sold, and its weeks on the site are over',
      async (id) => {
        await desk.database.query(`update vehicles set availability = 'SOLD' where id = $1`, [id])
        await desk.database.query(`update vehicles set sold_at = now() - interval '40 days' where id = $1`, [id])
        await soldVehiclesTask(desk.database, 30).run()
      },
    ],
    database: ['not taken off at the desk', (id) => desk.database.query('delete from vehicles where id = $1', [id])],
  }

  it.each(Object.entries(waysOff))('by the %s: says so, is found, and comes back as it was', async (id, [by, work]) => {
    await gone(id)
    await work(id)
    const [{ last_row: before }] = await desk.database.query('select last_row from withdrawn_vehicles where id = $1', [
      id,
    ])
    expect(await read(`/desk?q=z${id}`)).toContain(`href="${OFF}&q=z${id}">Off the site`)
    for (const url of [`${OFF}&q=zest+${id}`, OFF, page(id)]) expect(await read(url)).toContain(`, ${by}`)
    const { statusCode, body } = await desk.server.inject({ url: page(id), headers: ann.headers })
    expect([statusCode, plain(body)]).toEqual([
      200,
      expect.stringContaining(`Zest ${id} (Z-${id}) is off the site</h1>`),
    ])
    const { headers } = await ann.post(BACK, fieldsOf(body, BACK))
    expect(await read(headers.location!)).toContain(`Zest ${id} (Z-${id}) is on the site again.`)
    expect(before).toMatchObject({ color: 'Lime' })
    expect(await cartOf(id)).toMatchObject({ color: 'Lime', availability: before.availability })
    expect(await ann.page(`${OFF}&q=${id}`)).not.toContain(`Zest ${id}`)
    await desk.database.query('delete from vehicles where id = $1', [id])
  })

  it('a cart that was sold comes back by Undo as well, and one taken back is off by whoever did so', async () => {
    await gone('undone', { availability: 'SOLD' })
    const off = await ann.send(page('undone'), '/desk/carts/take-off', '')
    await undo(off.headers.location!)
    expect(await cartOf('undone')).toMatchObject({ availability: 'SOLD' })
    const words = { name: 'Zest new', brand: 'Zest', category: 'New', price: '1000', description: 'x' }
    const added = await ann.send('/desk/new', '/desk/carts/add', '', words)
    await undo(added.headers.location!)
    expect(await read(`${OFF}&q=zest-new`)).toContain(
      'taken off by ann@carts.example, by Undo: Zest new is on the site.',
    )
  })

  it('of many the older ones follow, and words or numbers of nonsense find none', async () => {
    await desk.database.query(`
      insert into withdrawn_vehicles (id, aliases, name, brand, category, price, withdrawn_at)
        select 'many-' || n, '[]', 'Many ' || n, 'B', 'C', 1, '2020-01-01' from generate_series(1, 60) n
    `)
    const first = await ann.page(`${OFF}&q=many`)
    const [next] = /\/desk\?which=off[^"]*before=50/.exec(plain(first))!
    expect([first, await ann.page(next)].map((html) => html.match(/>Many \d+</g)!.length)).toEqual([50, 10])
    for (const query of ['q=%25_', 'q=%5C', 'before=-1', `before=${'9'.repeat(40)}`, 'before=x'])
      expect((await desk.server.inject({ url: `${OFF}&${query}`, headers: ann.headers })).statusCode).toBe(200)
  })
})

describe('the words of a cart', () => {
  const CHANGE = '/desk/carts/change'

  it('are compared with what the page showed, by lines, and an unchanged form changes nothing', async () => {
    const own = { features: ['Roof', '4|6 inch lift'], description: 'One\nTwo' }
    await addVehicle(desk.database, { id: 'drop', price: 8495, ...own })
    const form = fieldsOf(await ann.page(page('drop')), CHANGE)
    const unchanged = await ann.sendFiles(CHANGE, form, [])
    expect([unchanged.statusCode, unchanged.body]).toEqual([409, expect.stringContaining('nothing was changed')])
    await desk.database.query(`update vehicles set availability = 'SOLD' where id = 'drop'`)
    const saved = await ann.sendFiles(CHANGE, { ...form, price: '$7,995' }, [])
    expect(await read(saved.headers.location!)).toContain('Price $8,495 → $7,995.')
    expect(await cartOf('drop')).toMatchObject({ price: 7995, availability: 'SOLD', ...own })
  })

  it('have a condition report in rows: a wrong one comes back with its sentence, an emptied one goes', async () => {
    const inspection = { batteryHealth: 96, findings: ['roof, left: Scuffs', 'brakes, replaced: Pads | rotors'] }
    await addVehicle(desk.database, { id: 'checked', isNew: false, inspection })
    const form = fieldsOf(await ann.page(page('checked')), CHANGE)
    const step = { 'findings-3-spot': 'rear step', 'findings-4-text': 'Hums', 'findings-5-state': 'left' }
    const { body } = await ann.post(CHANGE, { ...form, ...step, batteryHealth: 'good' })
    for (const [id, words] of [
      ['batteryHealth', 'Battery health (%): "good" is not a percentage.'],
      ['findings-3-state', 'Finding 3: choose what was done about it.'],
      ['findings-3-text', 'Finding 3: write what you found.'],
      ['findings-4-spot', 'Finding 4: choose where it is.'],
    ])
      expect(plain(body)).toContain(`<a href="#${id}">${words}`)
    expect(body.match(/<details class="\w+" open="">/g)).toHaveLength(2)
    // What was typed is in no folded part, whatever brings it back.
    const fields = { ...form, 'findings-2-text': 'Pads', vin: '1' }
    for (const [typed, open] of [
      [fields, 3],
      [form, 1],
    ] as const) {
      const again = await ann.post(CHANGE, { ...typed, token: '' })
      expect(again.body.match(/<details class="\w+" open="">/g)).toHaveLength(open)
    }
    const back = fieldsOf(body, CHANGE)
    expect(back).toMatchObject({ 'findings-2-text': 'Pads | rotors', 'findings-3-spot': 'rear step' })
    expect(back).toMatchObject({ 'findings-4-text': 'Hums', 'findings-5-text': '', batteryHealth: 'good' })
    await ann.post(CHANGE, {
      ...{ ...back, 'findings-1-text': '', 'findings-3-state': 'left', 'findings-3-text': 'Left side, bent' },
      ...{ 'findings-4-text': '', soldAsIs: 'no', batteryHealth: '95%' },
    })
    const after = ['brakes, replaced: Pads | rotors', 'rear step, left: Left side, bent']
    expect(await cartOf('checked')).toMatchObject({
      inspection: { batteryHealth: 95, soldAsIs: false, findings: after },
    })
    expect(await read(page('checked'))).toContain('1 finding removed (roof), 1 added (rear step)')
  })

  it('have findings that two people change at once: only the one that both changed is asked about, and the others stay', async () => {
    const inspection = { findings: ['roof, left: Scuffs', 'hood, left: Dent'] }
    const id = await addVehicle(desk.database, { isNew: false, inspection })
    const forms = await Promise.all([1, 2, 3].map(async () => fieldsOf(await ann.page(page(id)), CHANGE)))
    const [first, second, third] = forms
    const added = { 'findings-3-spot': 'brakes', 'findings-3-state': 'replaced', 'findings-3-text': 'Pads' }
    await ann.post(CHANGE, { ...first, 'findings-1-text': 'Deep scuffs', ...added })
    const saved = await ann.post(CHANGE, { ...second, 'findings-2-remove': 'yes' })
    expect(await read(saved.headers.location!)).toContain(': 1 finding removed (hood).')
    const late = await ann.post(CHANGE, { ...third, 'findings-1-text': 'Long scuffs' })
    expect([late.statusCode, plain(late.body)]).toEqual([
      409,
      expect.stringMatching(
        /found: your page said roof, left as it is: Scuffs, now it's roof, left as it is: Deep scuffs\. You wanted roof, left as it is: Long scuffs\.<\/li><\/ul>/,
      ),
    ])
    expect(late.body).toContain('<legend>Finding 2</legend>')
    await ann.post(CHANGE, fieldsOf(late.body, CHANGE))
    const { findings } = (await cartOf(id)).inspection
    expect(findings).toEqual(['roof, left: Long scuffs', 'brakes, replaced: Pads'])
  })

  it('that are refused keep what a colleague changed meanwhile in other fields', async () => {
    const id = await addVehicle(desk.database, { price: 8495 })
    const form = fieldsOf(await ann.page(page(id)), CHANGE)
    await desk.database.query(`update vehicles set availability = 'SOLD' where id = $1`, [id])
    const { body } = await ann.post(CHANGE, { ...form, price: 'call', description: 'Two\r\nlines' })
    await ann.post(CHANGE, { ...fieldsOf(body, CHANGE), price: '8000' })
    expect(await cartOf(id)).toMatchObject({ availability: 'SOLD', price: 8000, description: 'Two\nlines' })
  })

  it('are saved with the doubts of an import, and what stands for no number is said', async () => {
    const id = await addVehicle(desk.database, { price: 9995 })
    const form = fieldsOf(await ann.page(page(id)), CHANGE)
    const saved = await ann.post(CHANGE, { ...form, brand: 'Denagoo', price: '1499', vin: 'III' })
    const line = await read(saved.headers.location!)
    for (const words of [
      'Brand Testbrand → Denagoo, Price $9,995 → $1,499.',
      'The price changes from $9,995 to $1,499. Is that right?',
      '"Denagoo" is a brand that no cart in stock has. Is it spelled right?',
      `"III" isn't a VIN, so we left it empty.`,
    ])
      expect(line).toContain(words)
    const alone = await ann.post(CHANGE, { ...fieldsOf(await ann.page(page(id)), CHANGE), vin: 'III' })
    expect(plain(alone.body)).toContain(`VIN: "III" isn't a VIN, so we left it empty.`)
  })

  it('are refused in the words of the desk', async () => {
    const id = await addVehicle(desk.database, { stockNumber: 'D-1' })
    const wrong = { category: '', vin: 'GT-1234', externalUrl: 'https://ann:secret@127.0.0.1/', stockNumber: 'R-2611' }
    const { body } = await ann.send(page(id), CHANGE, '', wrong)
    for (const words of [
      'Series: A cart needs a series.',
      "A maker's serial number has its own field, the serial number.",
      'it has a name or password in it. Write it without them.',
    ])
      expect(plain(body)).toContain(words)
    const { body: taken } = await ann.send(page(id), CHANGE, '', { stockNumber: 'R-2611' })
    expect(plain(taken)).toContain('Correct the number, mark the other cart as sold, or open that cart to change it.')
    expect(plain(taken)).not.toMatch(/, id \w/)
  })

  it('come back with what is wrong beside each field, and links to them', async () => {
    const id = await addVehicle(desk.database, { price: 8495 })
    const form = fieldsOf(await ann.page(page(id)), CHANGE)
    const { body } = await ann.post(CHANGE, { ...form, price: 'call', vin: 'X', color: 'Red' })
    for (const [name, label] of [
      ['price', 'Price: "call" is not a price. Write a number such as 8495.'],
      ['vin', 'VIN: "X" is not a VIN.'],
    ]) {
      expect(plain(body)).toContain(`<a href="#${name}">${label}`)
      expect(body).toMatch(new RegExp(`id="${name}"[^>]*aria-invalid="true" aria-describedby="${name}-error"`))
    }
    expect(body.match(/<[^>]* autofocus=""[^>]*>/gi)).toEqual([expect.stringContaining('role="alert"')])
    expect(fieldsOf(body, CHANGE)).toMatchObject({ price: 'call', vin: 'X', color: 'Red' })
    expect(await cartOf(id)).toMatchObject({ price: 8495, color: null })
  })
})

let color = 0
/** What a phone sends: turned, and with the place where it was taken. */
const photo = async (name: string) => {
  color += 12
  const image = sharp({ create: { width: 900, height: 600, channels: 3, background: { r: color, g: 90, b: 90 } } })
  const exif = { IFD0: { Make: 'Phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '41/1 24/1 0/1' } }
  const bytes = await image.withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  return new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' })
}

describe('photos', () => {
  const ADD = '/desk/carts/photos'
  const pathsOf = async (id: string) => (await cartOf(id)).images.map(({ path }: { path: string }) => path)

  it('are turned upright, without their place; one that fails is named, and the others go in, once', async () => {
    const id = await addVehicle(desk.database)
    const files = [
      await photo('front.jpg'),
      new File(['no picture'], 'notes.jpg'),
      await photo('rear.jpg'),
      new File(['none'], 'b.jpg'),
    ]
    const form = fieldsOf(await ann.page(page(id)), ADD)
    const answers = [await ann.sendFiles(ADD, form, files), await ann.sendFiles(ADD, form, files)]
    expect(new Set(answers.map(({ headers }) => headers.location)).size).toBe(1)
    const back = await ann.page(answers[0]!.headers.location!)
    expect(plain(back)).toMatch(/has 2 more photos\.<ul[^>]*><li>notes\.jpg, b\.jpg is not a JPEG/)
    expect(await ann.page('/desk/history')).not.toContain('notes.jpg')
    const { images } = await cartOf(id)
    const upright = { width: 600, height: 900 }
    expect(images).toMatchObject([upright, upright])
    const { exif, orientation } = await sharp(await readFile(join(desk.mediaDir, images[0].path))).metadata()
    expect([exif, orientation]).toEqual([undefined, undefined])
  })

  const TEXTS = '/desk/carts/photo-texts'
  const photosOf = async (id: string) =>
    (await cartOf(id)).images.map(({ path, alt }: { path: string; alt: string }) => ({ path, alt }))
  const withPhotos = async (count: number, values = {}) => {
    const id = await addVehicle(desk.database, values)
    const files = await Promise.all(Array.from({ length: count }, (_, index) => photo(`${index}.jpg`)))
    await ann.upload(page(id), ADD, {}, files)
    return { id, paths: await pathsOf(id) }
  }

  it('have texts and an order in one form, and go by a tick; a slot begins the text until somebody writes another', async () => {
    const inspection = { findings: ['roof, left: Scuffs', 'hood, repaired: Paint'] }
    const { id, paths } = await withPhotos(3, { name: 'Nomad', isNew: false, inspection })
    const [first, second, third] = paths
    const html = await ann.page(page(id))
    expect(plain(html)).toContain('Still missing: Front, Rear, Seats, Batteries, Tires, Dash, Scuffs (roof)')
    const form = fieldsOf(html, TEXTS)
    const typed = {
      ...{ [`slot.${first}`]: 'Rear', [`place.${third}`]: '1' },
      ...{ [`slot.${third}`]: 'Scuffs (roof)', [`alt.${third}`]: 'beside the rail' },
      [`remove.${second}`]: 'yes',
    }
    const saved = await ann.sendFiles(TEXTS, { ...form, ...typed }, [])
    expect(await photosOf(id)).toEqual([
      { path: third, alt: 'Scuffs (roof): beside the rail' },
      { path: first, alt: 'Rear: Nomad' },
    ])
    const back = plain(await ann.page(saved.headers.location!))
    expect(back).toContain('Nomad: 1 photo removed, 2 texts of photos changed, another main photo.')
    expect(back).toContain('Still missing: Front, Seats,')
    await undo(saved.headers.location!)
    expect(await photosOf(id)).toEqual(paths.map((path: string) => ({ path, alt: 'Nomad' })))
  })

  it('of two who add at once are all in, and what one has changed or taken back keeps what the other has added', async () => {
    const { id, paths } = await withPhotos(2)
    const [form, texts] = [ADD, TEXTS].map(async (action) => fieldsOf(await ann.page(page(id)), action))
    const bo = await desk.signIn('bo@carts.example')
    const [one, other] = [await photo('1.jpg'), await photo('2.jpg')]
    const add = async (file: File) => (await bo.upload(page(id), ADD, {}, [file])).statusCode
    const both = await Promise.all([ann.sendFiles(ADD, (await form)!, [one]), add(other)])
    expect([both[0].statusCode, both[1], (await pathsOf(id)).length]).toEqual([303, 303, 4])
    const gone = await ann.sendFiles(TEXTS, { ...(await texts), [`remove.${paths[0]}`]: 'yes' }, [])
    expect(await add(await photo('3.jpg'))).toBe(303)
    await undo(gone.headers.location!)
    expect((await pathsOf(id)).slice(0, 2)).toEqual(paths)
    expect(await pathsOf(id)).toHaveLength(5)
  })

  it('that both have moved, or one has changed and one removed, are the only conflict, in few words', async () => {
    const { id, paths } = await withPhotos(3)
    const form = fieldsOf(await ann.page(page(id)), TEXTS)
    const send = (typed: object) => ann.sendFiles(TEXTS, { ...form, ...typed }, [])
    await send({ form: 'first', [`place.${paths[2]}`]: '1', [`alt.${paths[1]}`]: 'Own words' })
    const late = await send({ [`place.${paths[1]}`]: '1', [`remove.${paths[1]}`]: '', [`alt.${paths[0]}`]: 'Mine' })
    const order = "Photo order: your page said 1, 2, 3, now it's 3, 1, 2. You wanted 2, 1, 3."
    expect([late.statusCode, plain(late.body)]).toEqual([409, expect.stringContaining(order)])
    const removed = await send({ [`remove.${paths[1]}`]: 'yes' })
    expect(plain(removed.body)).toContain("now it's Own words. You wanted no photo.")
    expect(fieldsOf(removed.body, TEXTS)).toMatchObject({ [`remove.${paths[1]}`]: 'yes' })
    expect((await send({ [`alt.${paths[0]}`]: 'Mine' })).statusCode).toBe(303)
    expect((await photosOf(id)).map(({ alt }: { alt: string }) => alt)).toContain('Mine')
    // A draft on a page that lacks a photo which its first page had.
    const { shown } = fieldsOf(await ann.page(page(id)), TEXTS)
    await ann.upload(page(id), TEXTS, { [`remove.${paths[1]}`]: 'yes' })
    const draft = { shown: shown!, [`alt.${paths[0]}`]: 'Drafted' }
    expect((await ann.upload(page(id), TEXTS, draft)).statusCode).toBe(303)
    expect(await photosOf(id)).toMatchObject([{ path: paths[2] }, { path: paths[0], alt: 'Drafted' }])
  })

  it('a bomb is refused by its pixels, however small its file, and so is a picture of 40 MB that is none', async () => {
    const id = await addVehicle(desk.database)
    const tiny = await sharp({ create: { width: 500, height: 400, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    // The head of a PNG says how large it is.
    tiny.writeUInt32BE(60_000, 16)
    tiny.writeUInt32BE(60_000, 20)
    const huge = new File([new Uint8Array(Buffer.concat([tiny, Buffer.alloc(30_000_000)]))], 'bomb.png')
    const answer = await ann.upload(page(id), ADD, {}, [huge])
    expect(plain(answer.body)).toContain('bomb.png has 3600 megapixels; 60 are the most.')
    expect(await pathsOf(id)).toEqual([])
  })

  it.each([
    ['21 files', async () => Array.from({ length: 21 }, (_, index) => new File(['x'], `${index}.jpg`))],
    ['more than 40 MB', async () => [new File([new Uint8Array(40_100_000)], 'large.jpg'), await photo('small.jpg')]],
  ])('%s at once are refused in words', async (_what, files) => {
    const id = await addVehicle(desk.database)
    const answer = await ann.upload(page(id), ADD, {}, await files())
    expect([answer.statusCode, plain(answer.body)]).toEqual([409, expect.stringContaining('at most 20 files of 40 MB')])
    expect(await pathsOf(id)).toEqual([])
  })

  it.each([
    [
      'in a file',
      '--XX\r\nContent-Disposition: form-data; name="photos"; filename="a.jpg"\r\n\r\nabc',
      400,
      'did not arrive as a whole',
    ],
    ['in a field', '', 400, 'did not arrive as a whole'],
    [
      'with too many words',
      `--XX\r\nContent-Disposition: form-data; name="a"\r\n\r\n${'a'.repeat(1_100_000)}\r\n--XX--\r\n`,
      413,
      'more words',
    ],
  ])('of a form that ends %s are answered in a sentence', async (_where, end, status, words) => {
    const { token } = fieldsOf(await ann.page(page('denago-nomad')), ADD)
    const payload = `--XX\r\nContent-Disposition: form-data; name="token"\r\n\r\n${token}\r\n${end}`
    const headers = {
      ...ann.headers,
      'sec-fetch-site': 'same-origin',
      'content-type': 'multipart/form-data; boundary=XX',
    }
    const answer = await desk.server.inject({ method: 'POST', url: ADD, headers, payload })
    expect([answer.statusCode, answer.body]).toEqual([status, expect.stringContaining(words)])
  })

  it('of an upload that was killed go after an hour, and those of another site stay', async () => {
    const folders = (await readdir(tmpdir())).map((name) => join(tmpdir(), name))
    expect([folders.includes(killed), folders.includes(running)]).toEqual([false, true])
    await rmdir(running)
  })

  it('of another session or another site are not read', async () => {
    const folders = async () => (await readdir(tmpdir())).filter((name) => name.startsWith('ridgeline-upload-'))
    const before = await folders()
    const id = await addVehicle(desk.database)
    const form = fieldsOf(await ann.page(page(id)), ADD)
    const bo = await desk.signIn('bo@carts.example')
    const files = [await photo('x.jpg')]
    const answers = [await bo.sendFiles(ADD, form, files), await ann.sendFiles(ADD, { ...form, token: '' }, files)]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403])
    expect(await pathsOf(id)).toEqual([])
    // Other tests at the same time have folders for a moment.
    await eventually(async () => (await folders()).every((name) => before.includes(name)))
  })
})

describe('a new cart', () => {
  const WORDS = { name: 'Denago Rover', brand: 'Denago', category: 'Rover', price: '6,495', description: 'Used.' }

  it('keeps its photos while a word is wrong, and never changes a cart that is there', async () => {
    const answer = await ann.upload('/desk/new', '/desk/carts/add', { ...WORDS, price: 'call' }, [await photo('f.jpg')])
    expect(plain(answer.body)).toContain('Your photo is here already.')
    const kept = fieldsOf(answer.body, '/desk/carts/add')
    const added = await ann.post('/desk/carts/add', { ...kept, ...WORDS, isNew: 'no', stockNumber: 'U-501' })
    expect(added.headers.location).toMatch(/^\/desk\/carts\/denago-rover\?done=/)
    expect(await cartOf('denago-rover')).toMatchObject({ is_new: false, images: [{ width: 600 }] })
    const twice = await ann.upload('/desk/new', '/desk/carts/add', { ...WORDS, price: '1', stockNumber: 'U-501' })
    expect(plain(twice.body)).toContain('Denago Rover (U-501) is in stock already.')
    expect(await cartOf('denago-rover')).toMatchObject({ price: 6495 })
  })

  it('like another one has all but its numbers, miles and photos', async () => {
    const own = { stockNumber: 'M-1', mileage: 12 }
    await addVehicle(desk.database, { id: 'model', name: 'Model', color: 'Red', features: ['Roof'], ...own })
    const form = fieldsOf(await ann.page('/desk/new?like=model'), '/desk/carts/add')
    expect(form).toMatchObject({ color: 'Red', features: 'Roof', stockNumber: '', mileage: '' })
  })
})

it('the list is of one state, by its link or by the word sold, and keeps it with a search', async () => {
  const [sold, held] = await Promise.all(
    (['SOLD', 'ON_HOLD'] as const).map((availability) => addVehicle(desk.database, { name: 'Stateful', availability })),
  )
  const shows = async (url: string) => {
    const html = await read(url)
    return [sold, held].map((id) => html.includes(`href="/desk/carts/${id}"`))
  }
  expect(await shows('/desk?q=stateful')).toEqual([true, true])
  expect(await shows('/desk?state=ON_HOLD')).toEqual([false, true])
  for (const url of ['/desk?q=stateful&state=SOLD', '/desk?q=Sold', '/desk?q=sold+stateful'])
    expect(await shows(url)).toEqual([true, false])
  expect(await read('/desk?q=stateful&state=SOLD')).toContain('name="state" value="SOLD"')
})

describe('a file', () => {
  const HEADER = 'stockNumber,name,brand,category,price,description'
  const CHANGES = `${HEADER}\nF-1,Drop,Testbrand,Test Series,7500,A vehicle.\nF-9,New One,Testbrand,Test Series,5000,New.\n`
  const upload = async (text: string, name = 'stock.csv') => {
    const answer = await ann.upload('/desk/file', '/desk/file/compare', {}, [new File([text], name)])
    return ann.page(answer.headers.location!)
  }
  const apply = (html: string, fields = {}) =>
    ann.post('/desk/file/apply', { ...fieldsOf(html, '/desk/file/apply'), ...fields })

  beforeEach(async () => {
    await desk.database.query(`delete from vehicles where stock_number like 'F-%'`)
    await addVehicle(desk.database, { id: 'f-drop', name: 'Drop', stockNumber: 'F-1', price: 8000 })
    await addVehicle(desk.database, { id: 'f-stay', name: 'Stay', stockNumber: 'F-2', price: 9000, color: 'Red' })
  })

  it('shows what would change by cart, takes those off that are ticked, and all of it back as one step', async () => {
    const html = await upload(CHANGES)
    for (const words of ['1 cart added', 'New One (F-9)', 'Price: $8,000 → $7,500', "in stock aren't in the file"])
      expect(plain(html)).toContain(words)
    const before = await cartOf('f-stay')
    const answer = await apply(html, { gone: 'f-stay' })
    expect(await read(answer.headers.location!)).toContain(
      'stock.csv: 1 cart added, 1 cart changed, 1 cart taken off the site.',
    )
    expect(await cartOf('f-stay')).toBeUndefined()
    await undo(answer.headers.location!)
    expect(await cartOf('f-stay')).toMatchObject({ color: 'Red', price: before.price })
  })

  it('says at once why it cannot be applied while a cart stays, and goes in without that cart', async () => {
    await desk.database.query(`update vehicles set aliases = '["f-once"]' where id = 'f-stay'`)
    const html = await upload(`${HEADER},aliases\nF-9,New One,Testbrand,Test Series,5000,New.,f-once\n`)
    const reason = 'Row 2, New One (F-9), aliases: "f-once" already opens the page of Stay (F-2)'
    for (const body of [html, (await apply(html)).body]) expect(plain(body).split(reason)).toHaveLength(2)
    expect((await apply(html, { gone: 'f-stay' })).statusCode).toBe(303)
  })

  it('is compared again where somebody has changed the stock, and Undo tells which cart has changed since', async () => {
    const html = await upload(CHANGES)
    await desk.database.query(`update vehicles set price = 8100 where id = 'f-drop'`)
    const late = await apply(html, { gone: 'f-stay' })
    expect(plain(late.body)).toContain('Price: $8,100 → $7,500')
    expect(fieldsOf(late.body, '/desk/file/apply')).toMatchObject({ gone: 'f-stay' })
    const { location } = (await apply(late.body)).headers
    await desk.database.query(`update vehicles set price = 7000 where id = 'f-drop'`)
    expect(plain((await undo(location!)).body)).toContain(
      'This was changed again since: Drop (F-1), Price is $7,000 now. Set it on the page.',
    )
  })

  describe('of another program', () => {
    const THEIRS = 'Stock #,Asking\nF-1,7100\n'
    const MAPPING = 'theirs,ours\nStock #,stockNumber\nAsking,price\n'
    const compare = async (
      columns: string | undefined,
      fields = {},
      [theirs, name]: [string, string] = [THEIRS, 'dms.csv'],
    ) => {
      const files = [new File([theirs], name)]
      if (columns !== undefined) files.push(new File([columns], 'columns-dms.csv', { type: COLUMNS }))
      return ann.upload('/desk/file', '/desk/file/compare', fields, files)
    }
    const used = async () => /<option value="([^"]+)"[^>]*>columns-dms\.csv</.exec(await ann.page('/desk/file'))?.[1]

    it('is read by a file of columns, which is there the next time and the next day', async () => {
      expect(plain(await upload(THEIRS))).toContain('No column is called "Stock #", "Asking".')
      const first = await ann.page((await compare(MAPPING)).headers.location!)
      for (const words of ['What dms.csv would do, read by columns-dms.csv', 'Price: $8,000 → $7,100'])
        expect(plain(first)).toContain(words)
      await desk.database.query(`update staff_files set uploaded_at = now() - interval '3 days'`)
      const { location } = (await compare(undefined, { used: (await used())! })).headers
      const again = await ann.page(location!)
      expect(fieldsOf(again, '/desk/file/compare')).toMatchObject({ used: await used() })
      const refused = await compare(undefined, { used: (await used())! }, ['[]', 'stock.json'])
      expect(fieldsOf(refused.body, '/desk/file/compare')).toMatchObject({ used: await used() })
      expect((await apply(again)).statusCode).toBe(303)
      expect(await cartOf('f-drop')).toMatchObject({ price: 7100 })
      const [{ count }] = await desk.database.query('select count(*)::int from staff_files')
      expect(count).toBe(2)
    })

    it.each([
      ['theirs,ours\nAsking,cost\n', [], 'columns-dms.csv, line 2: "cost" is not a column of ours. They are id, '],
      ['Asking,price\n', [], 'columns-dms.csv, line 1: No column is called "Asking", "price". The columns are theirs'],
      ['x'.repeat(100_001), [], 'columns-dms.csv has more than 100 KB.'],
      [MAPPING, ['dms.json'], 'Files of columns are for CSV and TSV files.'],
    ])('says what is wrong with a file of columns: %.30j', async (columns, file, words) => {
      const { statusCode, body } = await compare(columns, {}, file[0] ? ['[]', file[0]] : undefined)
      expect([statusCode, plain(body)]).toEqual([409, expect.stringContaining(words)])
    })

    it('says which column the file lacks, and keeps the last file of columns of each name, 20 names in all', async () => {
      const { location } = (await compare(`${MAPPING}Colour,color\n`)).headers
      expect(await read(location!)).toContain('The file has no column "Colour", which the mapping names.')
      await desk.database.query(`
        insert into staff_files (name, content, is_columns, uploaded_at)
          select 'c-' || n % 30, 'x', true, now() - interval '2 days' from generate_series(1, 60) n
      `)
      await compare(MAPPING)
      const options = (await ann.page('/desk/file')).match(/<option value="[\da-f-]{36}"/g)
      expect(options).toHaveLength(20)
    })
  })

  it('is downloaded with a byte order mark, and changes nothing when it comes back', async () => {
    const { body, headers } = await desk.server.inject({ url: '/desk/stock.csv', headers: ann.headers })
    expect(headers['content-disposition']).toMatch(/^attachment; filename="stock-\d{4}-\d\d-\d\d\.csv"$/)
    expect(body.startsWith('\u{FEFF}id,name')).toBe(true)
    expect(plain(await upload(body))).toContain('carts are in stock as they are in the file.')
  })
})
