const date = /* @__PURE__ */ new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** "November 12, 2026" of "2026-11-12". */
export const dayWords = (day: string) => date.format(new Date(`${day}T00:00:00Z`))
