import { type EventReplay, HELD, holdEarlyEvents, NOT_LOADED_ID } from './eventReplay.ts'

let happened: string[]
let asked: number
let replay: EventReplay
let listening: AbortController

const find = (id: string) => document.getElementById(id)!
const note = ({ type, target }: Event) => happened.push(`${type} ${(target as Element).id}`)

beforeEach(() => {
  document.documentElement.innerHTML = `<body><button id="menu" type="button">Menu</button>
    <div id="island" data-island="VehicleGallery"><a id="picture" href="#large" data-scripted=""><b id="inside">Large</b></a></div>
    <form id="form" action="/compare"><button id="add" name="ids" value="a">Add</button></form>
    <form data-id="nomad"><button id="save" type="button" data-shortlist="saved" aria-pressed="false">Save</button></form>
    <a id="link" href="#about">About</a><p id="${NOT_LOADED_ID}" hidden></p></body>`
  happened = []
  asked = 0
  listening = new AbortController()
  replay = holdEarlyEvents('[data-shortlist]', listening.signal)
  document.body.addEventListener(HELD, () => asked++)
  document.body.addEventListener('click', note)
  document.body.addEventListener('submit', (event) => {
    event.preventDefault()
    note(event)
  })
  Object.assign(globalThis, { fetch: async () => ({}) })
})
afterEach(() => listening.abort())

describe('an event whose script has not loaded', () => {
  it('is dispatched again when its own part has started, and is busy until then', () => {
    find('inside').click()
    find('menu').click()
    find('menu').click()
    expect([happened, asked]).toEqual([[], 2])
    expect(find('menu').getAttribute('aria-busy')).toBe('true')
    replay.start(document.documentElement)
    expect(happened).toEqual(['click menu'])
    expect(find('menu').hasAttribute('aria-busy')).toBe(false)
    replay.start(find('island'))
    expect(happened).toEqual(['click menu', 'click picture'])
    find('inside').click()
    expect(happened).toEqual(['click menu', 'click picture', 'click inside'])
  })

  it('can be a submit', () => {
    find('add').click()
    expect([happened, asked]).toEqual([['click add'], 1])
    expect(find('add').getAttribute('aria-busy')).toBe('true')
    replay.start(document.documentElement)
    expect(happened).toEqual(['click add', 'submit form'])
  })

  it('of the shortlist is handed over with the state of its button', () => {
    find('save').click()
    find('save').setAttribute('aria-pressed', 'true')
    expect(replay.take('shortlist')).toMatchObject([{ control: find('save'), pressed: 'false' }])
  })

  it('is left to the browser at a plain link, and where it opens a new tab', () => {
    find('link').click()
    find('picture').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }))
    expect([happened, asked]).toEqual([['click link', 'click picture'], 0])
  })
})

describe('when the scripts do not load, a held event', () => {
  it('is left to the browser, except at buttons that do nothing without scripts', async () => {
    find('picture').click()
    find('menu').click()
    await replay.release(() => true)
    expect(happened).toEqual(['click picture'])
    expect(find(NOT_LOADED_ID).hidden).toBe(false)
    expect(document.querySelector('[aria-busy]')).toBeNull()
    find('menu').click()
    expect([happened, asked]).toEqual([['click picture'], 3])
    expect(find(NOT_LOADED_ID).hidden).toBe(true)
  })

  it('does not leave the page while the server cannot be reached', async () => {
    Object.assign(globalThis, { fetch: () => Promise.reject(new TypeError('Failed to fetch')) })
    find('add').click()
    await replay.release(() => true)
    expect(happened).toEqual(['click add'])
    expect(find(NOT_LOADED_ID).hidden).toBe(false)
  })
})
