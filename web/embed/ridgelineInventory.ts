import { card, element, placeholder } from './card.ts'
import { css } from './css.ts'
import { type EmbedVehicle, fetchVehicles } from './fetchVehicles.ts'
import { ATTRIBUTES, type Attribute, countOf, variablesOf } from './settings.ts'

const NAME = 'ridgeline-inventory'

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
    this.pending = new AbortController()
    const { signal } = this.pending
    const read = (name: Attribute) => this.getAttribute(name)
    this.showPlaceholders(countOf(read))
    try {
      const vehicles = await fetchVehicles({ variables: variablesOf(read), partnerKey: read('partner-key'), signal })
      if (!signal.aborted) this.show(vehicles, read('partner'))
    } catch (error) {
      if (signal.aborted) return
      console.warn(`<${NAME}>`, error)
      this.show([], null, 'The inventory cannot be shown right now.')
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
