import { startBar } from './bar.ts'
import { paint, press } from './buttons.ts'
import { SHORTLIST_BUTTON } from './keys.ts'
import { subscribe } from './persistedList.ts'

const updateBar = startBar()

const obey = (button: HTMLElement, wasPressed: boolean) => {
  const notice = press(button, wasPressed)
  paint()
  updateBar(notice)
}

// At the window: React stops an event that reaches a part that it has not hydrated yet.
window.addEventListener(
  'click',
  (event) => {
    const button = (event.target as Element).closest<HTMLElement>(SHORTLIST_BUTTON)
    if (!button) return
    event.preventDefault()
    obey(button, button.getAttribute('aria-pressed') === 'true')
  },
  { capture: true },
)

const update = () => {
  paint()
  updateBar()
}
subscribe(update)
// Another page, or other carts on this one.
new MutationObserver(update).observe(document.querySelector('main')!, { childList: true, subtree: true })
update()
for (const { control, pressed } of window.eventReplay?.take('shortlist') ?? []) obey(control, pressed === 'true')
