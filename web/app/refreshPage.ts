import { PAGE_DATA_ID, type PageData } from '#web/data/pageData.ts'
import { showToast } from '#web/ui/toast.ts'

const staticParts = (of: Document) => [...of.querySelectorAll('main [data-static]')]

/** What the server wrote: without what islands made of it, and without dates, which change by themselves. */
const serverText = (of: Document) =>
  staticParts(of)
    .map((part) => {
      const copy = part.cloneNode(true) as Element
      for (const island of copy.querySelectorAll<HTMLElement>('[data-island]'))
        island.replaceChildren(island.dataset.props ?? '')
      for (const element of copy.querySelectorAll('time, [data-choice]')) element.replaceChildren()
      return copy.textContent
    })
    .join()

/** The facts that every page of a tab takes from the tab's first document. */
const calendarText = (of: Document) => {
  const { site }: PageData = JSON.parse(of.getElementById(PAGE_DATA_ID)?.textContent ?? '{"site":{}}')
  return JSON.stringify([site.specialDays, site.notice, site.clockOffset])
}

const dates = (of: Document) =>
  staticParts(of)
    .flatMap((part) => [...part.querySelectorAll('time')])
    .filter((time) => !time.closest('[data-island]'))

/** Whether something was typed before the scripts came. */
const isTypedIn = () =>
  [...document.querySelectorAll<HTMLInputElement>('main [data-island] :is(input, textarea)')].some(
    ({ value, defaultValue }) => value !== defaultValue,
  )

/**
 * Reloads the page when the server now writes another text into its static parts, or has other special days; otherwise brings the dates in them up to
 * date. A reload would take away what the visitor has typed or chosen: a page in use only says that it has changed.
 */
export const refreshPage = async (isInUse: boolean) => {
  const kept = serverText(document)
  if (!kept) return
  const response = await fetch(window.location.href)
  // An error page says nothing about carts; the 410 page of a withdrawn vehicle does.
  if (response.status >= 500 || response.status === 429) throw new Error(`status: ${response.status}`)
  const now = new DOMParser().parseFromString(await response.text(), 'text/html')
  const isCalendarNew = calendarText(now) !== calendarText(document)
  // An island that has asked for its list anew keeps that fresh by itself.
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
