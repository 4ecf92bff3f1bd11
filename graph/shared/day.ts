/** Whether a text is a day of the calendar, such as "2026-06-13". */
export const isDay = (text: string): boolean => {
  const date = new Date(`${text}T00:00:00Z`)
  return /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/** A day as people and spreadsheets write it: 11/12/2026 is 2026-11-12; any other text as it is. */
export function isoDay(text: string): string {
  const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? []
  return month ? `${year}-${month.padStart(2, '0')}-${day!.padStart(2, '0')}` : text
}

export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10)

const formatter = /* @__PURE__ */ new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
})

/** A day such as 2026-06-12 as "Fri, Jun 12". */
export const shortDay = (day: string) => formatter.format(new Date(`${day}T00:00:00Z`))
