import type { Page } from 'playwright/test'

export type Control = {
  /** Controls of one kind do the same, such as the buttons "Save" of all cards. */
  kind: string
  /** Its place among all elements that `CONTROLS` selects. */
  index: number
  /** Whether the loader holds an early press; the browser itself handles all others. */
  isHeld: boolean
  /** Whether the browser does something of its own where the loader is not there either. */
  worksAlone: boolean
}

/** Without the partners' element: Playwright counts what is in its shadow, the page does not. */
const CONTROLS =
  ':is(header, main) :is(button, summary, select, textarea, [data-scripted], input:not([type=hidden], [name=website])):not(ridgeline-inventory *)'

/** One control of each kind on the page. The last one: the first of several choices is often the present one. */
export const controlsOf = (page: Page): Promise<Control[]> =>
  page.evaluate((selector) => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) details.open = true
    const controls = new Map<string, Control>()
    for (const [index, element] of [...document.querySelectorAll<HTMLElement>(selector)].entries()) {
      if (!element.checkVisibility()) continue
      const part = element.closest<HTMLElement>('[data-island]')?.dataset.island ?? 'page'
      const { shortlist } = element.dataset
      const name = element.getAttribute('name') ?? element.getAttribute('aria-haspopup') ?? ''
      const own = element.matches('button, summary') && part !== 'CopyButton' ? element.textContent.trim() : ''
      const kind = shortlist ?? [part, element.localName, element.getAttribute('type') ?? '', name, own].join(' ')
      const isHeld = element.matches('button:not([popovertarget]), [data-scripted]')
      const worksAlone = isHeld && !element.matches('[type=button]')
      controls.set(kind, { kind, index, isHeld, worksAlone })
    }
    return [...controls.values()]
  }, CONTROLS)

/** Uses a control as a visitor does, and does not wait for what follows. */
export const use = async (page: Page, { index }: Control) => {
  const control = page.locator(CONTROLS).nth(index)
  const what = await control.evaluate((element) => {
    const { form } = element as HTMLButtonElement
    for (let details = element.closest('details'); details; details = details.parentElement!.closest('details')) {
      if (element.localName !== 'summary') details.open = true
    }
    // The browser sends no form with an empty required field.
    for (const field of form?.querySelectorAll<HTMLSelectElement>('select[required]') ?? []) {
      if (element.matches('[type=submit]') && !field.value) field.selectedIndex = field.options.length - 1
    }
    return element.localName === 'input' ? (element as HTMLInputElement).type : element.localName
  })
  if (what === 'select') {
    const last = await control.evaluate((element) => (element as HTMLSelectElement).options.length - 1)
    await control.selectOption({ index: last })
  } else if (what === 'range') await control.press('End')
  else if (what === 'date') await control.fill('2050-01-07')
  else if (['text', 'search', 'number', 'email', 'tel', 'textarea'].includes(what)) {
    await control.fill('7')
    // The visitor goes on: a field has changed once it is left.
    await control.blur()
  } else await control.click({ noWaitAfter: true })
  return control
}

/** What a visitor can see of the state of a page: its address, its controls and its messages. */
export const stateOf = (page: Page) =>
  page.evaluate(() => {
    const ATTRIBUTES = ['aria-pressed', 'aria-expanded', 'aria-current', 'aria-invalid', 'open', 'role']
    const STATEFUL =
      ':is(header, main, dialog, [role=dialog]) :is(button, a[aria-current]:not([aria-current=location]), details, select, input, textarea, [role=status], iframe, [popover]), dialog, [role=dialog], h1'
    const parts = [...document.querySelectorAll<HTMLInputElement>(STATEFUL)].map((element) => {
      const text = element.matches('button, [role=status], h1') ? element.textContent : ''
      const values = ATTRIBUTES.map((name) => String(element.getAttribute(name)))
      const isOpen = element.matches(':popover-open')
      const { value, checked } = element
      return [element.localName, ...values, element.getAttribute('href'), value, checked, isOpen, text].join('|')
    })
    const { printed } = document.documentElement.dataset
    return [window.location.href, printed, ...parts].join('\n')
  })
