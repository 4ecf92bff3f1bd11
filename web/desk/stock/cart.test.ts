import { readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { eventually } from '#graph/testing/eventually.ts'
import { addVehicle } from '#graph/testing/vehicles.ts'
import { fieldsOf, openDesk } from '#web/testing/openDesk.ts'

const desk = await openDesk()
afterAll(() => desk.close())

const MARKUP = `<script>alert("x")</script>'&`

const cartOf = async (id: string) => (await desk.database.query('select * from vehicles where id = $1', [id]))[0]
let color = 0
/** What a phone sends: turned, and with the place where it was taken. */
const photo = async (name: string) => {
  color += 12
  const image = sharp({ create: { width: 900, height: 600, channels: 3, background: { r: color, g: 90, b: 90 } } })
  const exif = { IFD0: { Make: 'Phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '41/1 24/1 0/1' } }
  const bytes = await image.withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  return new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' })
}
const page = (id: string) => `/desk/carts/${id}`
const plain = (text: string) =>
  text
    .replace(/<!-- -->/g, '')
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"')

/** The form of a cart as its page shows it, with all its words. */
const typedOf = (html: string) => {
  const form = /<form [^>]*action="\/desk\/carts\/change".*?<\/form>/s.exec(html)![0]
  const words = (text: string) => plain(text).replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&amp;/g, '&')
  const inputs = [...form.matchAll(/<input [^>]*name="(\w+)"[^>]*value="(.*?)"/g)].map(([, name, value]) => [
    name,
    words(value!),
  ])
  const texts = [...form.matchAll(/<textarea [^>]*name="(\w+)"[^>]*>(.*?)<\/textarea>/gs)].map(([, name, value]) => {
    return [name, words(value!.replace(/^\n/, '')).replaceAll('\n', '\r\n')]
  })
  const chosen = [...form.matchAll(/<select [^>]*name="(\w+)".*?<\/select>/gs)].map(([select, name]) => {
    return [name, /<option value="(\w*)" selected/.exec(select)?.[1] ?? '']
  })
  return Object.fromEntries([...inputs, ...texts, ...chosen]) as Record<string, string>
}

const ann = await desk.signIn()

it('changes what was typed anew, says it before → after, and takes it back', async () => {
  await addVehicle(desk.database, {
    id: 'drop',
    price: 8495,
    features: ['Roof', '4|6 inch lift'],
    description: 'One\nTwo',
  })
  const typed = typedOf(await ann.page(page('drop')))
  const unchanged = await ann.sendFiles('/desk/carts/change', typed, [])
  expect([unchanged.statusCode, plain(unchanged.body)]).toEqual([409, expect.stringContaining('nothing was changed')])

  const saved = await ann.sendFiles('/desk/carts/change', { ...typed, price: '$7,995' }, [])
  expect(saved.statusCode).toBe(303)
  const back = await ann.page(saved.headers.location!)
  expect(back).toContain('Price $8,495 → $7,995.')
  expect(await cartOf('drop')).toMatchObject({
    price: 7995,
    features: ['Roof', '4|6 inch lift'],
    description: 'One\nTwo',
  })
  await ann.post('/desk/undo', fieldsOf(back, '/desk/undo'))
  expect(await cartOf('drop')).toMatchObject({ price: 8495 })
})

it('writes a condition report line by line, and takes it back', async () => {
  const inspection = { batteryHealth: 96, findings: ['roof, left: Scuffs'] }
  await addVehicle(desk.database, { id: 'checked', isNew: false, inspection })
  const typed = typedOf(await ann.page(page('checked')))
  const wrong = await ann.sendFiles('/desk/carts/change', { ...typed, findings: 'roof: Scuffs' }, [])
  expect(plain(wrong.body)).toContain('"roof: Scuffs" is not a finding. Write the spot, what was done, and the finding')
  const findings = `${typed.findings}\r\nRear step, left: Light scratches`
  const saved = await ann.sendFiles(
    '/desk/carts/change',
    { ...typed, findings, soldAsIs: 'no', batteryHealth: '95%' },
    [],
  )
  expect(await cartOf('checked')).toMatchObject({
    inspection: {
      ...{ batteryHealth: 95, soldAsIs: false },
      findings: ['roof, left: Scuffs', 'rear step, left: Light scratches'],
    },
  })
  const back = await ann.page(saved.headers.location!)
  await ann.post('/desk/undo', fieldsOf(back, '/desk/undo'))
  expect(await cartOf('checked')).toMatchObject({ inspection })
})

it('names what is wrong beside each field, and keeps what was typed', async () => {
  await addVehicle(desk.database, { id: 'wrong', price: 8495 })
  const typed = typedOf(await ann.page(page('wrong')))
  const answer = await ann.sendFiles('/desk/carts/change', { ...typed, price: 'call', vin: 'X', color: 'Red' }, [])
  expect(plain(answer.body)).toContain('"call" is not a price. Write a number such as 8495.')
  expect(plain(answer.body)).toContain('"X" is not a VIN.')
  expect(answer.body).toMatch(/name="price"[^>]*aria-invalid="true"[^>]*value="call"|value="call"/)
  expect(await cartOf('wrong')).toMatchObject({ price: 8495, color: null })
})

it('a cart that a partner has sold meanwhile stays sold, and a field that both changed shows both values', async () => {
  await addVehicle(desk.database, { id: 'open', price: 8495 })
  const typed = typedOf(await ann.page(page('open')))
  await desk.database.query(`update vehicles set availability = 'SOLD' where id = 'open'`)
  await ann.sendFiles('/desk/carts/change', { ...typed, color: 'Blue' }, [])
  expect(await cartOf('open')).toMatchObject({ availability: 'SOLD', color: 'Blue' })

  await desk.database.query(`update vehicles set price = 9000 where id = 'open'`)
  const late = await ann.sendFiles('/desk/carts/change', { ...typed, price: '7000' }, [])
  expect(late.statusCode).toBe(409)
  expect(plain(late.body)).toContain("Price: your page said $8,495, now it's $9,000. You wanted $7,000.")
  expect(await cartOf('open')).toMatchObject({ price: 9000 })
})

it('the same form twice at once has one effect, and two tabs one each', async () => {
  await addVehicle(desk.database, { id: 'tabs', price: 8000 })
  const typed = typedOf(await ann.page(page('tabs')))
  const twice = await Promise.all(
    [0, 1].map(() => ann.sendFiles('/desk/carts/change', { ...typed, price: '7000' }, [])),
  )
  expect(new Set(twice.map(({ headers }) => headers.location)).size).toBe(1)
  const tabs = await Promise.all([0, 1].map(async () => typedOf(await ann.page(page('tabs')))))
  const prices = ['6000', '5000']
  const answers = await Promise.all(
    tabs.map((tab, index) => ann.sendFiles('/desk/carts/change', { ...tab, price: prices[index]! }, [])),
  )
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([303, 409])
})

it('markup in every field is words on every page', async () => {
  const id = await addVehicle(desk.database, {
    id: 'marked',
    name: MARKUP,
    brand: MARKUP,
    category: MARKUP,
    description: `</textarea>${MARKUP}`,
    color: MARKUP,
    stockNumber: MARKUP,
    features: [MARKUP],
    images: [{ path: 'vehicles/denago-nomad.webp', alt: MARKUP, width: 800, height: 600 }],
  })
  for (const url of [page(id), `/desk/new?like=${id}`, '/desk'])
    expect(await ann.page(url)).not.toContain('<script>alert')
  const upload = await ann.upload(page(id), '/desk/carts/photos', {}, [new File(['no'], `${MARKUP}.jpg`)])
  expect(upload.body).not.toContain('<script>alert')
})

describe('photos', () => {
  it('are turned upright, without their place; one that fails is named, and the others go in; Undo takes them back', async () => {
    const id = await addVehicle(desk.database, { id: 'photos' })
    const files = [await photo('front.jpg'), new File(['no picture'], 'notes.jpg'), await photo('rear.jpg')]
    const answer = await ann.upload(page(id), '/desk/carts/photos', {}, files)
    const back = plain(await ann.page(answer.headers.location!))
    expect(back).toMatch(/has 2 photos more\. notes\.jpg is not a JPEG/)
    const { images } = await cartOf(id)
    expect(images).toMatchObject([
      { width: 600, height: 900 },
      { width: 600, height: 900 },
    ])
    const kept = await readFile(join(desk.mediaDir, images[0].path))
    const { exif, orientation } = await sharp(kept).metadata()
    expect([exif, orientation]).toEqual([undefined, undefined])

    const [first, second] = images.map(({ path }: { path: string }) => path)
    const form = fieldsOf(back, '/desk/carts/photo', 'Photo 2')
    await ann.post('/desk/carts/photo', { ...form, to: 'first' })
    expect((await cartOf(id)).images.map(({ path }: { path: string }) => path)).toEqual([second, first])
    await ann.post('/desk/carts/photo', { ...form, to: 'text', alt: 'The cart from behind' })
    expect((await cartOf(id)).images[0].alt).toBe('The cart from behind')
    const stale = await ann.post('/desk/carts/photo', { ...form, to: 'text', alt: 'Something else' })
    expect([stale.statusCode, stale.body]).toEqual([409, expect.stringContaining('The cart from behind')])
    const removed = await ann.post('/desk/carts/photo', { ...form, to: 'remove' })
    expect((await cartOf(id)).images).toHaveLength(1)
    await ann.post('/desk/undo', fieldsOf(await ann.page(removed.headers.location!), '/desk/undo'))
    expect((await cartOf(id)).images).toMatchObject([{ path: second, alt: 'The cart from behind' }, { path: first }])
  })

  it('a bomb is refused by its pixels, however small its file, and so is a picture of 40 MB that is none', async () => {
    const id = await addVehicle(desk.database, { id: 'bomb' })
    const tiny = await sharp({ create: { width: 500, height: 400, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    // The head of a PNG says how large it is.
    tiny.writeUInt32BE(60_000, 16)
    tiny.writeUInt32BE(60_000, 20)
    const huge = new File([new Uint8Array(Buffer.concat([tiny, Buffer.alloc(30_000_000)]))], 'bomb.png')
    const answer = await ann.upload(page(id), '/desk/carts/photos', {}, [huge])
    expect(plain(answer.body)).toContain('bomb.png is not a JPEG, PNG, WebP')
    expect((await cartOf(id)).images).toEqual([])
  })

  it.each([
    ['21 files', async () => Array.from({ length: 21 }, (_, index) => new File(['x'], `${index}.jpg`))],
    ['more than 40 MB', async () => [new File([new Uint8Array(40_100_000)], 'large.jpg'), await photo('small.jpg')]],
  ])('%s at once are refused in words', async (what, files) => {
    const id = await addVehicle(desk.database, { id: `most-${what.length}` })
    const answer = await ann.upload(page(id), '/desk/carts/photos', {}, await files())
    expect([answer.statusCode, plain(answer.body)]).toEqual([409, expect.stringContaining('at most 20 files of 40 MB')])
    expect((await cartOf(id)).images).toEqual([])
  })

  it('of nobody, another session or another site are not read', async () => {
    const folders = async () => (await readdir(tmpdir())).filter((name) => name.startsWith('ridgeline-upload-'))
    const before = await folders()
    const id = await addVehicle(desk.database, { id: 'strange' })
    const form = fieldsOf(await ann.page(page(id)), '/desk/carts/photos')
    const bo = await desk.signIn('bo@carts.example')
    expect((await bo.sendFiles('/desk/carts/photos', form, [await photo('x.jpg')])).statusCode).toBe(403)
    expect((await ann.sendFiles('/desk/carts/photos', { ...form, token: '' }, [await photo('x.jpg')])).statusCode).toBe(
      403,
    )
    expect((await cartOf(id)).images).toEqual([])
    // Other tests at the same time have folders for a moment.
    await eventually(async () => (await folders()).every((name) => before.includes(name)))
  })
})

describe('a new cart', () => {
  const WORDS = {
    name: 'Denago Rover',
    brand: 'Denago',
    category: 'Rover',
    price: '6,495',
    description: 'Used.',
    isNew: 'no',
    availability: 'IN_STOCK',
  }

  it('is added with five photos by one form, once, and Undo takes it off', async () => {
    const files = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((name) => photo(`${name}.jpg`)))
    const form = fieldsOf(await ann.page('/desk/new'), '/desk/carts/add')
    const sent = { ...form, ...WORDS, stockNumber: 'U-500' }
    const answers = [
      await ann.sendFiles('/desk/carts/add', sent, files),
      await ann.sendFiles('/desk/carts/add', sent, files),
    ]
    expect(new Set(answers.map(({ headers }) => headers.location)).size).toBe(1)
    expect(answers[0]!.headers.location).toMatch(/^\/desk\/carts\/denago-rover\?done=/)
    const cart = await cartOf('denago-rover')
    expect(cart).toMatchObject({ price: 6495, is_new: false, stock_number: 'U-500' })
    expect(cart.images).toHaveLength(5)
    const back = await ann.page(answers[0]!.headers.location!)
    await ann.post('/desk/undo', fieldsOf(back, '/desk/undo'))
    expect(await cartOf('denago-rover')).toBeUndefined()
  })

  it('keeps its photos while a word is wrong, and never changes a cart that is there', async () => {
    const answer = await ann.upload('/desk/new', '/desk/carts/add', { ...WORDS, price: 'call' }, [await photo('f.jpg')])
    expect(plain(answer.body)).toContain('Your photo is here already.')
    const kept = fieldsOf(answer.body, '/desk/carts/add')
    await ann.sendFiles('/desk/carts/add', { ...kept, ...WORDS, stockNumber: 'U-501' }, [])
    expect((await cartOf('denago-rover')).images).toHaveLength(1)
    const twice = await ann.upload('/desk/new', '/desk/carts/add', { ...WORDS, price: '1', stockNumber: 'U-501' })
    expect(plain(twice.body)).toContain('Denago Rover (U-501) is in stock already.')
    expect(await cartOf('denago-rover')).toMatchObject({ price: 6495 })
  })

  it('like another one has all but its numbers, miles and photos', async () => {
    await addVehicle(desk.database, {
      id: 'model',
      name: 'Model',
      color: 'Red',
      stockNumber: 'M-1',
      mileage: 12,
      features: ['Roof'],
    })
    const form = await ann.page('/desk/new?like=model')
    expect(form).toContain('value="Red"')
    expect(form).toContain('>Roof</textarea>')
    for (const own of ['M-1', 'value="12"']) expect(form).not.toContain(own)
  })
})

it('a cart that is taken off the site comes back by Undo as it was', async () => {
  const id = await addVehicle(desk.database, { id: 'gone', color: 'Red', stockNumber: 'G-1', aliases: ['Goner'] })
  const before = await cartOf(id)
  const answer = await ann.send(page(id), '/desk/carts/take-off', 'Take off')
  expect(await cartOf(id)).toBeUndefined()
  const back = await ann.page(answer.headers.location!)
  expect(back).toContain('is off the site.')
  await ann.post('/desk/undo', fieldsOf(back, '/desk/undo'))
  const { created_at: _c, updated_at: _u, ...values } = before
  expect(await cartOf(id)).toMatchObject(values)
})

it('a kill in the middle leaves the cart and its history as they were', async () => {
  const id = await addVehicle(desk.database, { id: 'killed', price: 8000 })
  const typed = typedOf(await ann.page(page(id)))
  const comeBack = await desk.killOnRecord()
  const answer = await ann.sendFiles('/desk/carts/change', { ...typed, price: '1000' }, [])
  await comeBack()
  expect(answer.statusCode).toBeGreaterThanOrEqual(500)
  expect(await cartOf(id)).toMatchObject({ price: 8000 })
  expect((await ann.sendFiles('/desk/carts/change', { ...typed, price: '1000' }, [])).statusCode).toBe(303)
  expect(await cartOf(id)).toMatchObject({ price: 1000 })
})
