import { card, element, placeholder } from './card.ts'
import { css } from './css.ts'
import { type EmbedVehicle, fetchVehicles } from './fetchVehicles.ts'
import { ATTRIBUTES, type Attribute, countOf, variablesOf, warningsOf } from './settings.ts'

const NAME = 'ridgeline-inventory'
const LONGEST_WAIT_MS = 10_000

const sheet = new CSSStyleSheet()
sheet.replaceSync(css)

/**
 * `<ridgeline-inventory>`: vehicles of the inventory as cards on any page. The link that the page writes inside stays
 * below the cards. Visitors see only the link before the script has loaded, and when the inventory does not answer.
 */
class RidgelineInventory extends HTMLElement {
  static readonly observedAttributes = ATTRIBUTES

  private readonly list = element('ul')
  private readonly note = element('p', { className: 'note', hidden: true })
  private pending: AbortController | undefined
  private isUpdating = false

  constructor() {
    super()
    const root = this.attachShadow({ mode: 'open' })
    root.adoptedStyleSheets = [sheet]
    // Safari does not announce a list without bullets as a list.
    this.list.role = 'list'
    this.note.role = 'status'
    root.append(this.list, this.note, element('slot'))
  }

  connectedCallback() {
    this.updateSoon()
  }

  disconnectedCallback() {
    this.pending?.abort()
    this.pending = undefined
  }

  attributeChangedCallback() {
    this.updateSoon()
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

  private async update() {
    this.pending?.abort()
    const asked = new AbortController()
    this.pending = asked
    const { signal } = asked
    const read = (name: Attribute) => this.getAttribute(name)
    for (const warning of warningsOf(read)) console.warn(`<${NAME}> ${warning}`)
    this.showPlaceholders(countOf(read))
    const timeout = setTimeout(() => asked.abort(new Error('The inventory did not answer in time.')), LONGEST_WAIT_MS)
    try {
      const vehicles = await fetchVehicles({ variables: variablesOf(read), partnerKey: read('partner-key'), signal })
      if (this.pending === asked) this.show(vehicles, read('partner'))
    } catch (error) {
      if (this.pending !== asked) return
      console.warn(`<${NAME}>`, error)
      this.show([], null, 'The inventory cannot be shown right now.')
    } finally {
      clearTimeout(timeout)
    }
  }

  private showPlaceholders(count: number) {
    this.list.ariaHidden = 'true'
    this.list.hidden = false
    this.note.hidden = true
    this.list.replaceChildren(...Array.from({ length: count }, placeholder))
  }

  private show(vehicles: EmbedVehicle[], partner: string | null, note = 'No vehicle matches at the moment.') {
    this.list.ariaHidden = null
    this.list.hidden = vehicles.length === 0
    this.note.hidden = vehicles.length > 0
    this.note.textContent = this.note.hidden ? '' : note
    this.list.replaceChildren(...vehicles.map((vehicle) => card(vehicle, partner)))
  }
}

// A page may load the script twice.
if (!customElements.get(NAME)) customElements.define(NAME, RidgelineInventory)
