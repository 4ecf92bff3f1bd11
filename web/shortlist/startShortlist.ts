import { listedIds } from '#web/ui/listedIds.ts'
import { subscribe } from '#web/ui/persistedList.ts'
import { COMPARED, compareCarts, comparePath, SAVED } from './lists.ts'

export const BAR_ID = 'shortlist'

/** The link to it, which a keyboard finds after the latest button that chose a cart: the bar is at the page's end. */
export const TO_BAR_ID = 'to-shortlist'

/** Selects the buttons "Compare" and "Save"; the attribute names their list. */
const SHORTLIST_BUTTON = '[data-shortlist]'

/**
 * Makes the buttons "Compare" and "Save" work, and keeps them, the bar and the numbers in links as the lists are. `renderMore` shows
 * what else of the device stands in cards.
 */
export const startShortlist = (renderMore: () => void) => {
  const bar = startBar()
  const render = () => {
    renderButtons()
    renderMore()
    bar.render()
    // Its own changes need no other.
    observer.takeRecords()
  }
  let isDue = false
  /** Renders once, however much changes in a task. */
  const update = () => {
    if (isDue) return
    isDue = true
    queueMicrotask(() => {
      isDue = false
      render()
    })
  }

  // At the window: React stops an event that reaches a part that it has not hydrated yet.
  window.addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest<HTMLButtonElement>(SHORTLIST_BUTTON)
      if (!button) return
      event.preventDefault()
      bar.say(toggle(button, button.getAttribute('aria-pressed') === 'true'))
      update()
    },
    { capture: true },
  )
  subscribe(update)
  // An island may show other carts.
  const observer = new MutationObserver(update)
  observer.observe(document.querySelector('main')!, { childList: true, subtree: true })
  render()
}

/** The message of a press besides the state of its button. */
type Notice = { text: string; link?: { href: string; label: string } }

const VIEW_SAVED = { href: '/saved', label: 'View saved carts' }

const LISTS = { compared: COMPARED, saved: SAVED }

const compare = (id: string, name: string): Notice | null => {
  if (COMPARED.has(id)) return null
  const compared = COMPARED.read().map((cart) => cart.id)
  if (compared.length >= COMPARED.most)
    return { text: `Four carts can be compared at once. Take one out to add the ${name}.` }
  compareCarts([...compared, id])
  return null
}

const save = (id: string, name: string, price: number): Notice => {
  const saved = SAVED.read().filter((cart) => cart.id !== id)
  if (saved.length >= SAVED.most)
    return { text: `You have saved ${SAVED.most} carts. Remove one to save the ${name}.`, link: VIEW_SAVED }
  const isStored = SAVED.write([{ id, name, price }, ...saved])
  return isStored
    ? { text: 'Saved.', link: VIEW_SAVED }
    : { text: 'This browser keeps nothing for our site: what you save is gone when you leave.' }
}

/** The cart of a button of `ShortlistButtons`, and the list to which the button adds it. */
const targetOf = (button: HTMLButtonElement) => {
  const { dataset, elements } = button.form!
  const [id = ''] = listedIds((elements.namedItem('ids') as HTMLButtonElement).value)
  // The name is no label: somebody else may translate that.
  const { name = '', price } = dataset
  return { list: button.dataset.shortlist as keyof typeof LISTS, id, name, price: Number(price) }
}

let toBar: HTMLElement | null = null

/** Puts the link to the chosen carts after the button of the last of them. An island may have removed it with a card. */
const placeToBar = (button: HTMLElement) => {
  toBar = document.getElementById(TO_BAR_ID) ?? toBar
  if (toBar && button.nextElementSibling !== toBar) button.after(toBar)
}

/** Does what the button showed: another tab may have changed the list since. */
export const toggle = (button: HTMLButtonElement, wasPressed: boolean): Notice | null => {
  const { list, id, name, price } = targetOf(button)
  if (!wasPressed) return list === 'saved' ? save(id, name, price) : compare(id, name)
  LISTS[list].remove(id)
  return list === 'saved' ? { text: 'Removed from your saved carts.' } : null
}

/** Sets the number of a list for the styles of the links to it; an empty list has none. */
const setCount = (property: string, { length }: readonly unknown[]) => {
  const { style } = document.documentElement
  if (length > 0) style.setProperty(property, `"${length}"`)
  else style.removeProperty(property)
}

/** Shows the lists in all buttons, whether React or the server has made them, and their numbers in links to them. */
export const renderButtons = () => {
  const latest = COMPARED.read().at(-1)?.id
  for (const button of document.querySelectorAll<HTMLButtonElement>(SHORTLIST_BUTTON)) {
    const { list, id } = targetOf(button)
    button.setAttribute('aria-pressed', String(LISTS[list].has(id)))
    if (list === 'compared' && id === latest) placeToBar(button)
  }
  setCount('--saved', SAVED.read())
  setCount('--compared', COMPARED.read())
}

/**
 * The bar keeps company with carts: a form, a policy or the comparison itself needs the room, and so does the bar of a cart's own
 * page. The header counts everywhere.
 */
const isAmongCarts = () => document.querySelector(SHORTLIST_BUTTON) !== null && !document.querySelector('[data-viewed]')

const countText = (count: number) =>
  count === 1 ? '1 cart chosen. Add another to compare.' : `${count} carts to compare`

const linkTo = ({ href, label }: NonNullable<Notice['link']>) =>
  Object.assign(document.createElement('a'), { href, textContent: label })

const wordsOf = ({ text, link }: Notice) => (link ? [text, ' ', linkTo(link)] : [text])

const barParts = () => {
  const bar = document.getElementById(BAR_ID)!
  const [status, actions] = bar.children as unknown as HTMLElement[]
  const [compare, close] = actions!.children as unknown as [HTMLAnchorElement, HTMLButtonElement]
  return { bar, status: status!, actions: actions!, compare, close }
}

const startBar = () => {
  const { bar, status, actions, compare, close } = barParts()
  let notice: Notice | null = null

  const render = () => {
    const carts = isAmongCarts() ? COMPARED.read() : []
    const count = carts.length > 0 ? [countText(carts.length)] : []
    const words = notice ? wordsOf(notice) : count
    bar.toggleAttribute('data-shown', words.length > 0)
    actions.hidden = words.length === 0
    // A notice with a link of its own says what to do next.
    compare.hidden = carts.length < 2 || notice?.link !== undefined
    compare.href = comparePath(carts.map(({ id }) => id))
    close.textContent = notice ? 'Close' : 'Clear'
    // Equal words are not announced again.
    const said = document.createElement('p')
    said.append(...words)
    if (said.textContent === status.textContent) return
    status.replaceChildren(...said.childNodes)
    bar.removeAttribute('data-folded')
  }
  // A notice is to be read first.
  const fold = () => bar.toggleAttribute('data-folded', notice === null)
  window.addEventListener('scroll', fold, { passive: true })

  close.addEventListener('click', () => {
    const isNotice = notice !== null
    notice = null
    if (isNotice) render()
    else COMPARED.write([])
    document.querySelector('main')?.focus({ preventScroll: true })
  })

  return {
    render,
    /** A notice stays until it is closed or the page is left; null takes it away. */
    say: (latest: Notice | null) => {
      notice = latest
    },
  }
}
