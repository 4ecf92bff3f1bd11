import { vehiclePath } from '#web/parts/paths.ts'
import { COMPARED, comparePath, SAVED, type SavedCart, VIEWED } from '#web/shortlist/lists.ts'
import { fetchList, isOfOtherRelease, showFailed } from '#web/ui/fetchList.ts'
import { counted, formatPrice } from '#web/ui/format.ts'
import { listedId } from '#web/ui/listedIds.ts'
import { subscribe } from '#web/ui/persistedList.ts'

type Identified = readonly { id: string }[]

const query = (carts: Identified) => carts.map(({ id }) => encodeURIComponent(listedId(id))).join()

const focusMain = () => document.querySelector('main')?.focus({ preventScroll: true })

/** Shows these items and no others; what stays keeps its focus. */
const fill = (list: Element, items: Element[]) => {
  for (const item of [...list.children]) if (!items.includes(item)) item.remove()
  for (const [index, item] of items.entries()) {
    if (list.children[index] !== item) list.insertBefore(item, list.children[index] ?? null)
  }
}

/** Says what the browser knows of a cart. */
const tell = (item: Element, { name, price }: SavedCart) => {
  for (const part of item.querySelectorAll('[data-withdrawn] [data-name]')) part.textContent = name
  for (const part of item.querySelectorAll('[data-was]')) part.textContent = formatPrice(price)
  const change = item.querySelector<HTMLElement>('[data-now]')
  if (change) change.hidden = change.dataset.now === formatPrice(price)
}

/** The names and prices that the browser keeps, where today's do not come. */
const savedNames = (saved: readonly SavedCart[]) => {
  const list = document.createElement('ul')
  for (const { id, name, price } of saved) {
    const link = Object.assign(document.createElement('a'), { href: vehiclePath(id), textContent: name })
    const item = document.createElement('li')
    item.append(link, `, ${formatPrice(price)} when you saved it`)
    list.append(item)
  }
  return list
}

/** "Compare these 3 carts", "Compare the first 4 carts". */
const compareLabel = (count: number) =>
  count > COMPARED.most ? `Compare the first ${COMPARED.most} carts` : `Compare these ${count} carts`

/** Shows the carts that this browser keeps. Their cards come from the document that has them. */
export const start = async (island: HTMLElement) => {
  const place = island.querySelector<HTMLElement>('[data-list]')!
  const slot = (name: string) => place.querySelector<HTMLElement>(`[data-slot=${name}]`)!
  const [ofSaved, ofViewed] = [slot('saved'), slot('viewed')]
  const heading = ofSaved.querySelector('h2')!
  const compare = slot('compare') as HTMLAnchorElement
  const removed = island.querySelector('[role=status]')!
  const undo = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Undo' })
  /** By list and id; null where there is no such cart. */
  const cards = new Map<string, Element | null>()
  let known = SAVED.read()
  let before = known
  let asked = ''

  const cardsOf = (list: string, carts: Identified) => carts.flatMap(({ id }) => cards.get(list + id) ?? [])

  const render = () => {
    const saved = SAVED.read()
    const viewed = cardsOf('viewed', VIEWED.read())
    for (const cart of saved) {
      const item = cards.get(`saved${cart.id}`)
      if (item) tell(item, cart)
    }
    fill(ofSaved.querySelector('ul')!, cardsOf('saved', saved))
    fill(ofViewed.querySelector('ul')!, viewed)
    ofSaved.hidden = saved.length === 0
    ofViewed.hidden = viewed.length === 0
    heading.textContent = counted(saved.length, 'cart')
    const present = saved
      .map(({ id }) => id)
      .filter((id) => !cards.get(`saved${id}`)?.querySelector('[data-withdrawn]'))
    compare.hidden = present.length < 2
    compare.href = comparePath(present.slice(0, COMPARED.most))
    compare.textContent = compareLabel(present.length)
    if (!ofSaved.isConnected) place.replaceChildren(ofSaved, ofViewed)
  }

  const load = async () => {
    const [saved, viewed] = [SAVED.read(), VIEWED.read()]
    const address = `/saved?saved=${query(saved)}&viewed=${query(viewed)}`
    if (address === asked) return
    asked = address
    const answer = await fetchList({ address, place, retry: load })
    if (asked !== address) return
    asked = ''
    if (answer && isOfOtherRelease(answer.next)) return window.location.replace(address)
    const isPage = answer?.next.querySelector('[data-island=Saved] [data-list]')
    if (answer && !isPage) showFailed(place, undefined, load)
    if (!answer || !isPage) return place.append(savedNames(saved))
    for (const [name, carts] of Object.entries({ saved, viewed })) {
      for (const { id } of carts) cards.set(name + id, null)
      for (const item of answer.next.querySelector(`[data-slot=${name}] ul`)!.children)
        cards.set(name + (item as HTMLElement).dataset.cart, item)
    }
    place.removeAttribute('aria-busy')
    place.style.minHeight = ''
    render()
  }

  /** Says what has just been removed; whether something has. */
  const note = (saved: readonly SavedCart[]) => {
    if (saved === known) return false
    before = saved.length < known.length ? known : saved
    known = saved
    const lost = before.filter(({ id }) => !SAVED.has(id))
    const words = document.createElement('span')
    words.textContent = `${lost.length === 1 ? lost[0]!.name : `${lost.length} carts`} removed. `
    removed.replaceChildren(...(lost.length > 0 ? [words, undo] : []))
    return lost.length > 0
  }

  const update = () => {
    const [saved, viewed] = [SAVED.read(), VIEWED.read()]
    const isRemoval = note(saved)
    island.querySelector<HTMLElement>('[data-nothing]')!.hidden = saved.length > 0
    const isKnown =
      saved.every(({ id }) => cards.has(`saved${id}`)) && viewed.every(({ id }) => cards.has(`viewed${id}`))
    if (isKnown) render()
    else void load()
    // The button that had the focus left with its card.
    const { activeElement } = document
    const isLost = activeElement === document.body || activeElement?.closest('[hidden]')
    if (isRemoval && isLost) undo.focus({ preventScroll: true })
  }

  undo.addEventListener('click', () => {
    SAVED.write(before)
    focusMain()
  })
  slot('remove-all').addEventListener('click', () => SAVED.write([]))
  slot('clear').addEventListener('click', () => {
    VIEWED.write([])
    focusMain()
  })
  island.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('[data-remove]'))
      SAVED.remove((target as Element).closest<HTMLElement>('[data-cart]')!.dataset.cart!)
  })
  subscribe(update)
  update()
}
