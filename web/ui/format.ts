import { phoneLink } from '#graph/shared/phone-link.ts'

/** "1 cart", "4 carts". */
export const counted = (count: number, noun: string) => `${count} ${count === 1 ? noun : `${noun}s`}`

export const inDays = (days: number) => counted(days, 'day')
export const seatsLabel = (seats: number | string) => counted(Number(seats), 'seat')

const miles = /* @__PURE__ */ new Intl.NumberFormat('en-US', { style: 'unit', unit: 'mile' })

/** "4,100 mi". */
export const inMiles = (count: number) => miles.format(count)

const list = /* @__PURE__ */ new Intl.ListFormat('en-US')

/** "Hatfield and Scranton", "Hatfield, Pocono Pines, and Scranton". */
export const listOf = (names: readonly string[]) => list.format(names)

const percent = /* @__PURE__ */ new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** "38.7%", always to one decimal. */
export const percentage = (value: number) => `${percent.format(value)}%`

/** The place in the name of a location: "Scranton" of "Ridgeline Golf Carts – Scranton". */
export const placeOf = (name: string) => name.split(' – ').at(-1)!

/** "(570) 555-0142" as "tel:+15705550142". */
export const phoneHref = (phone: string) => phoneLink(phone, '+1')

/** The number in a text of an address or a form, as browsers write it (".5" too); undefined for other texts and outside the bounds. */
export const readNumber = (text: string | null | undefined, { least, most }: { least: number; most: number }) => {
  if (!text || !/^(?:\d{1,9}(?:\.\d{1,6})?|\.\d{1,6})$/.test(text)) return
  const number = Number(text)
  return number >= least && number <= most ? number : undefined
}

const date = /* @__PURE__ */ new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** "November 12, 2026" of "2026-11-12". */
export const dayWords = (day: string) => date.format(new Date(`${day}T00:00:00Z`))
/** 1234567 as "1,234,567". */
const inThousands = (digits: string): string =>
  digits.length > 3 ? `${inThousands(digits.slice(0, -3))},${digits.slice(-3)}` : digits

/** USD without decimals: 12995 as "$12,995". Without Intl, whose first formatter takes a phone 200 ms: every page's script has it. */
export const formatPrice = (amount: number) =>
  `${amount < 0 ? '-' : ''}$${inThousands(String(Math.round(Math.abs(amount))))}`

let exact: Intl.NumberFormat | undefined

/** Cents only where there are some: 1050 as "$1,050", 228.34 as "$228.34". */
export const formatExact = (amount: number) => {
  exact ??= new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    trailingZeroDisplay: 'stripIfInteger',
  })
  return exact.format(amount)
}
