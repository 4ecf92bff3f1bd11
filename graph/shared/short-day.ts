const formatter = /* @__PURE__ */ new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
})

/** A day such as 2026-06-12 as "Fri, Jun 12". */
export const shortDay = (day: string) => formatter.format(new Date(`${day}T00:00:00Z`))
