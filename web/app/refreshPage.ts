import { PAGE_DATA_ID, type PageData } from '#web/data/pageData.ts'
import { showToast } from '#web/ui/toast.ts'

const staticParts = (of: Document) => [...of.querySelectorAll('main [data-static]')]

/** The server's text: islands by their props, whatever they show now, and no dates, which change every day. */
const serverText = (of: Document) =>
  staticParts(of)
    .map((part) => {
      const copy = part.cloneNode(true) as Element
      for (const island of copy.querySelectorAll<HTMLElement>('[data-island]'))
        island.replaceChildren(island.dataset.props ?? '')
      for (const element of copy.querySelectorAll('time')) element.replaceChildren()
      return copy.textContent
    })
    .join()

/** The calendar facts, which all pages of a tab take from its first document. */
const calendarText = (of: Document) => {
  const { site }: PageData = JSON.parse(of.getElementById(PAGE_DATA_ID)?.textContent ?? '{"site":{}}')
  return JSON.stringify([site.specialDays, site.notice, site.clockOffset])
}

const dates = (of: Document) =>
  staticParts(of)
    .flatMap((part) => [...part.querySelectorAll('time')])
    .filter((time) => !time.closest('[data-island]'))

/** Whether something was typed before the scripts loaded. */
const isTypedIn = () =>
  [...document.querySelectorAll<HTMLInputElement>('main [data-island] :is(input, textarea)')].some(
    ({ value, defaultValue }) => value !== defaultValue,
  )

/**
 * Reloads the page if the server now renders other text or other special days; otherwise updates only the dates. A reload would
 * lose what the visitor typed or chose, so a page in use shows a toast instead.
 */
export const refreshPage = async (isInUse: boolean) => {
  const kept = serverText(document)
  if (!kept) return
  const response = await fetch(window.location.href)
  // An error page says nothing about the carts; a 404 or the 410 page of a withdrawn vehicle does.
  if (response.status >= 500 || response.status === 429) throw new Error(`status: ${response.status}`)
  const now = new DOMParser().parseFromString(await response.text(), 'text/html')
  const isCalendarNew = calendarText(now) !== calendarText(document)
  // An island has replaced a static part by a list of its own, which it keeps fresh itself.
  if (staticParts(now).length > staticParts(document).length && !isCalendarNew) return
  if (serverText(now) === kept && !isCalendarNew) {
    const newDates = dates(now)
    for (const [index, date] of dates(document).entries()) date.textContent = newDates[index]?.textContent ?? ''
  } else if (isInUse || isTypedIn()) {
    await showToast({
      title: isCalendarNew ? 'Our opening hours have changed' : 'Prices or availability have changed',
      description: 'What you entered is still here. Reload the page to see what changed.',
      action: { label: 'Reload', onClick: () => window.location.reload() },
    })
  } else window.location.reload()
}
