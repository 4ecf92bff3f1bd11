import { Idiomorph } from 'idiomorph'
import { opensElsewhere } from '#web/environment/opensElsewhere.ts'
import { reload } from '#web/environment/reload.ts'
import { hasChanges } from '#web/islands/awaitUse.ts'
import { fetchList, giveUp, isOfOtherRelease } from '#web/ui/fetchList.ts'
import { LIST_CHANGED } from '#web/ui/persistedList.ts'

/** Nobody waits for the list of each letter. */
const TYPING_MS = 200

type Control = HTMLInputElement | HTMLSelectElement

const valueIn = (params: URLSearchParams, name: string) => params.getAll(name).join()

/** The address of what a form asks for, as the links of its page spell it. */
const addressOf = (form: HTMLFormElement) => {
  const all = new URLSearchParams([...new FormData(form)] as [string, string][])
  const query = new URLSearchParams()
  for (const name of all.keys()) if (valueIn(all, name)) query.set(name, valueIn(all, name))
  return query.size > 0 ? `${form.action}?${String(query).replaceAll('%2C', ',')}` : form.action
}

const isCheck = (control: Control) => control.type === 'checkbox'

const has = (value: string, one: string) => value.split(',').includes(one)

const choose = (control: Control, value: string) => {
  if (isCheck(control)) {
    ;(control as HTMLInputElement).checked = has(value, control.value)
    return
  }
  control.value = value
  // Several values are an option of the next list's form alone.
  if (control.value !== value) (control as HTMLSelectElement).add(new Option(value, value, false, true))
}

const focusedPlace = (focused: Element) => {
  const links = focused.closest('ul')?.parentElement
  const index = [...(links?.querySelectorAll('a') ?? [])].indexOf(focused as HTMLAnchorElement)
  return () => (links?.isConnected ? links.querySelectorAll('a')[index] : undefined)
}

const here = () => window.location.href.split('#')[0]!

/**
 * Shows other lists in the page: the form, the links, Back and Forward lead to documents, which the page becomes. `data-address` of
 * the island is the address of its list.
 */
export const start = async (island: HTMLElement) => {
  const form = island.querySelector<HTMLFormElement>('form[action]')!
  const search = form.elements.namedItem('q') as HTMLInputElement
  const controls = () => [...form.elements].filter((control) => control.matches('input, select')) as Control[]
  /** The address of the list in the page, or of the one on its way. */
  let asked = new URL(island.dataset.address!, window.location.href).href
  let query = window.location.search
  let typing = 0
  /** What had the focus in the list when another one was asked for: it leaves with the list. */
  let left: Element | undefined

  /** A list that was chosen further down is shown from its start. */
  const showStart = () => {
    const heading = island.querySelector('h2[tabindex]')!
    const barHeight = Number.parseFloat(getComputedStyle(heading).scrollMarginTop)
    if (heading.getBoundingClientRect().top < barHeight - 1) heading.scrollIntoView({ behavior: 'instant' })
  }

  const become = (next: Element, isBack: boolean) => {
    const { activeElement } = document
    const successor = focusedPlace(activeElement!)
    const hadFocus = activeElement !== document.body || left?.isConnected === false
    left = undefined
    const searched = next.querySelector<HTMLInputElement>('[name=q]')?.defaultValue ?? ''
    // As new elements, cards move nothing; those without words would become some of them.
    island.querySelector('[inert]')?.remove()
    Idiomorph.morph(island, next, {
      ignoreActiveValue: activeElement === search && !isBack,
      callbacks: { beforeAttributeUpdated: (name) => name !== 'data-started' },
    })
    // What stays in a field that has the focus is no change.
    search.defaultValue = searched
    // Cards have become others, whose buttons show what is saved.
    window.dispatchEvent(new Event(LIST_CHANGED))
    if (!hadFocus || document.activeElement !== document.body) return
    const target = successor() ?? island.querySelector<HTMLElement>('h2[tabindex]')
    target?.focus({ preventScroll: true })
  }

  const show = async (address: string, entry?: 'pushState' | 'replaceState') => {
    clearTimeout(typing)
    asked = address
    if (entry) window.history[entry](null, '', address)
    query = window.location.search
    const place = island.querySelector<HTMLElement>('[data-list]')!
    if (place.contains(document.activeElement)) left = document.activeElement!
    if (entry && !window.location.hash) showStart()
    const answer = await fetchList({ address, place, retry: () => show(address) })
    if (!answer) {
      // The same choice again is another try.
      if (asked === address) asked = ''
      return
    }
    const next = answer.next.querySelector(`[data-island="${island.dataset.island}"]`)
    if (!next || isOfOtherRelease(answer.next)) return reload()
    if (answer.address !== address) {
      // A page beyond the end of the list has led to the last one.
      asked = answer.address
      window.history.replaceState(null, '', answer.address + window.location.hash)
      query = window.location.search
    }
    document.title = answer.next.title
    become(next, !entry)
    const target = entry && document.getElementById(window.location.hash.slice(1))
    if (!target) return
    target.scrollIntoView()
    ;(target.querySelector('a') ?? target).focus({ preventScroll: true })
  }

  const apply = (isTyped = false) => {
    const address = addressOf(form)
    if (address === asked) return
    // Back undoes a whole search.
    const isTypedOn = isTyped && new URLSearchParams(window.location.search).has('q')
    void show(address, isTypedOn || address === here() ? 'replaceState' : 'pushState')
  }

  const follow = (link: HTMLAnchorElement) => {
    const wanted = new URLSearchParams(link.search)
    const shown = new URL(island.dataset.address!, link.href).searchParams
    // More may have been chosen since the link was shown.
    for (const control of controls()) {
      const value = valueIn(wanted, control.name)
      const before = valueIn(shown, control.name)
      const isOther = isCheck(control) ? has(value, control.value) !== has(before, control.value) : value !== before
      if (isOther) choose(control, value)
    }
    if (wanted.has('page')) void show(link.href, 'pushState')
    else apply()
  }

  island.addEventListener('change', ({ target }) => {
    if (target !== search && (target as Control).form === form) apply()
  })
  search.addEventListener('input', () => {
    clearTimeout(typing)
    giveUp()
    asked = ''
    typing = window.setTimeout(apply, TYPING_MS, true)
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    search.blur()
    form.querySelector<HTMLElement>(':popover-open')?.hidePopover()
    apply()
    showStart()
  })
  island.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>(`a[href^="${form.getAttribute('action')}"]`)
    if (!link || opensElsewhere(event) || event.defaultPrevented) return
    event.preventDefault()
    if (link.closest('search')) search.focus()
    follow(link)
  })
  window.addEventListener('popstate', () => {
    if (window.location.search === query) return
    // What is chosen before the list has come is chosen beside what the address says.
    const params = new URLSearchParams(window.location.search)
    for (const control of controls()) choose(control, valueIn(params, control.name))
    void show(here())
  })
  // Back brings a list as it was left, beside the choice that led away from it.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) form.reset()
  })
  // Before this file had come.
  if (hasChanges(island)) apply()
}
