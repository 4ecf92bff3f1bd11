import { stateOf } from '#graph/dealer/sale.ts'
import type { EmbedInventoryQuery, EmbedInventoryQueryVariables } from '#web/generated/graphql.ts'
import { formatPrice } from '#web/ui/format.ts'
import { css } from './css.ts'
import operation from './EmbedInventory.graphql?raw'
import {
  ATTRIBUTES,
  type Attribute,
  countOf,
  filtersOf,
  hasTown,
  PAGE_SIZE,
  partnerOf,
  placeWarningsOf,
  variablesOf,
  warningsOf,
} from './settings.ts'

const NAME = 'ridgeline-inventory'
const LONGEST_WAIT_MS = 10_000

const sheet = new CSSStyleSheet()
sheet.replaceSync(css)

type Answer = { data?: EmbedInventoryQuery | null; errors?: { message: string }[] }

const QUERY = operation.replace(/\s+/g, ' ').trim()

// The script comes from the site, whichever page loads it.
const SITE = new URL(import.meta.url).origin

/** Asks by GET and without headers of its own, so that caches on the way can answer, and no preflight is needed. */
const fetchVehicles = async (
  variables: EmbedInventoryQueryVariables,
  signal: AbortSignal,
): Promise<EmbedInventoryQuery> => {
  const parameters = new URLSearchParams({ query: QUERY, variables: JSON.stringify(variables) })
  const response = await fetch(`${SITE}/graphql?${parameters}`, { signal, credentials: 'omit' })
  const { data, errors } = (await response.json()) as Answer
  // A town that the dealer does not serve leaves the carts without that line.
  for (const message of new Set(errors?.map((error) => error.message))) console.warn(`<${NAME}> ${message}`)
  if (!data) throw new Error(`The inventory did not answer (status ${response.status}).`)
  return data
}

/**
 * `<ridgeline-inventory>`: vehicles of the inventory as cards on any page. The link that the page writes inside stays
 * below the cards. Visitors see only the link before the script has loaded; a word stands above it when the inventory does not answer.
 */
class RidgelineInventory extends HTMLElement {
  static readonly observedAttributes = ATTRIBUTES

  private readonly list = element('ul')
  private readonly note = element('p', { className: 'note', hidden: true })
  private readonly more = element('button', { type: 'button', hidden: true }, 'Show more')
  private pending: AbortController | undefined
  private isUpdating = false

  constructor() {
    super()
    const root = this.attachShadow({ mode: 'open' })
    root.adoptedStyleSheets = [sheet]
    // Safari does not announce a list without bullets as a list.
    this.list.role = 'list'
    this.note.role = 'status'
    root.append(this.list, this.note, this.more, element('slot'))
  }

  connectedCallback() {
    this.updateSoon()
    window.addEventListener('pageshow', this.comeBack)
  }

  disconnectedCallback() {
    window.removeEventListener('pageshow', this.comeBack)
    this.pending?.abort()
    this.pending = undefined
  }

  attributeChangedCallback() {
    this.updateSoon()
  }

  /** Back brings a page as it was left, and leaving it has ended its requests. */
  private comeBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted && (this.list.hidden || this.list.ariaHidden)) this.updateSoon()
  }

  /** Attributes that change together cause one request. */
  private updateSoon() {
    if (this.isUpdating) return
    this.isUpdating = true
    queueMicrotask(() => {
      this.isUpdating = false
      if (this.isConnected) void this.update()
    })
  }

  private read = (name: Attribute) => this.getAttribute(name)

  private async update() {
    for (const warning of warningsOf(this.read)) console.warn(`<${NAME}> ${warning}`)
    this.showPlaceholders(Math.min(countOf(this.read), PAGE_SIZE))
    await this.load()
  }

  /** Shows the first page, or adds the page that begins after a cursor. */
  private async load(after?: string | null) {
    this.pending?.abort()
    const asked = new AbortController()
    this.pending = asked
    const { signal } = asked
    const timeout = setTimeout(() => asked.abort(new Error('The inventory did not answer in time.')), LONGEST_WAIT_MS)
    const variables = variablesOf(this.read)
    const shown = after ? this.list.children.length : 0
    const first = Math.min(countOf(this.read) - shown, PAGE_SIZE)
    try {
      const { locations, vehicles } = await fetchVehicles({ ...variables, first, after }, signal)
      if (this.pending !== asked) return
      const places = locations.map(({ id }) => id)
      const warnings = [...placeWarningsOf(this.read, places), ...vehicles.searchNotes]
      if (!after) for (const warning of warnings) console.warn(`<${NAME}> ${warning}`)
      this.show(vehicles, shown)
    } catch (error) {
      if (this.pending !== asked) return
      console.warn(`<${NAME}>`, error)
      this.say("The inventory can't be shown right now.")
      if (!after) this.list.hidden = true
    } finally {
      clearTimeout(timeout)
    }
  }

  private showPlaceholders(count: number) {
    this.list.ariaHidden = 'true'
    this.list.hidden = false
    this.more.hidden = true
    this.say('')
    this.list.replaceChildren(...Array.from({ length: count }, () => placeholder(hasTown(this.read))))
  }

  private show({ nodes, pageInfo }: EmbedInventoryQuery['vehicles'], shown: number) {
    const cards = nodes.map((vehicle) => card(vehicle, partnerOf(this.read)))
    if (shown === 0) this.list.replaceChildren()
    this.list.append(...cards)
    this.list.ariaHidden = null
    const all = this.list.children.length
    this.list.hidden = all === 0
    this.say(all === 0 ? 'No vehicle matches at the moment.' : '')
    const filters = filtersOf(this.read)
    if (all === 0) console.warn(`<${NAME}> ${filters ? `No cart matches ${filters}` : 'There are no carts'}.`)
    // The focus is on the button, which may go now.
    if (shown > 0) cards[0]?.querySelector('a')?.focus()
    this.more.hidden = !pageInfo.hasNextPage || all >= countOf(this.read)
    this.more.onclick = () => this.load(pageInfo.endCursor)
  }

  private say(words: string) {
    this.note.hidden = words === ''
    this.note.textContent = words
  }
}

type EmbedVehicle = EmbedInventoryQuery['vehicles']['nodes'][number]

/** An element with properties set on it; texts become text, never markup. */
const element = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]> = {},
  ...children: (Node | string)[]
) => {
  const created = Object.assign(document.createElement(tag), properties)
  created.append(...children)
  return created
}

const pictureOf = ({ condition, mainImage }: EmbedVehicle) => {
  // A render of a new cart says nothing of a used one.
  const isClay = condition === 'USED' && mainImage?.small.includes('/vehicles/')
  const frame = element('div', { className: isClay ? 'picture clay' : 'picture' })
  if (!mainImage) return frame
  const { alt, dominantColor, small, large } = mainImage
  frame.style.backgroundColor = dominantColor ?? ''
  // `loading` and `sizes` take effect only when they are set before `src`.
  frame.append(
    element('img', { alt, loading: 'lazy', sizes: 'auto, 320px', srcset: `${small} 480w, ${large} 800w`, src: small }),
  )
  return frame
}

const addressOf = ({ url }: EmbedVehicle, partner: string | null) => {
  const address = new URL(url)
  if (partner) address.searchParams.set('partner', partner)
  return address.href
}

const line = (className: string, ...children: (Node | string)[]) => element('p', { className }, ...children)

/** A vehicle with its picture, name, price and state; one link covers all of it. */
const card = (vehicle: EmbedVehicle, partner: string | null) => {
  const { name, price, condition, atDoor } = vehicle
  const link = element('a', { href: addressOf(vehicle, partner) }, name)
  const state = `${condition === 'NEW' ? 'New' : 'Used'} · ${stateOf(vehicle)}`
  const body = element('div', { className: 'body' })
  body.append(line('name', link), line('price', formatPrice(price)), line('state', state))
  if (atDoor) body.append(line('state', `At your door in ${atDoor.municipality.name}: ${formatPrice(atDoor.total)}`))
  return element('li', {}, pictureOf(vehicle), body)
}

const placeholder = (hasTown: boolean) => {
  const body = element('div', { className: 'body' })
  body.append(line('name', '\u00a0'), line('price', '\u00a0'), line('state', '\u00a0'))
  if (hasTown) body.append(line('state', '\u00a0'))
  return element('li', {}, element('div', { className: 'picture' }), body)
}

// A page may load the script twice.
if (!customElements.get(NAME)) customElements.define(NAME, RidgelineInventory)
