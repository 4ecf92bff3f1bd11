import type { CalendarChanges } from '#graph/calendar/calendar-changes.ts'
import type { CalendarEntry } from '#graph/calendar/calendar-entry.entity.ts'
import type { CalendarRow } from '#graph/calendar/calendar-row.ts'
import { entryWords } from '#graph/calendar/entry-words.ts'
import type { Author, Change as RowChange, Refusal as RowRefusal } from '#graph/database/change.ts'
import { RENTAL_CART_WORDS } from '#graph/dealer/rental-carts.ts'
import type { Location } from '#graph/locations/location.entity.ts'
import type { LocationChanges } from '#graph/locations/location-changes.ts'
import { type LocationText, locationText } from '#graph/locations/location-text.ts'
import { daysOf } from '#graph/rental-plans/rental-duration.ts'
import { type RentalPlan, RentalPriceList } from '#graph/rental-plans/rental-plan.entity.ts'
import { type PriceTexts, priceText, type RentalPlanChanges } from '#graph/rental-plans/rental-plan-changes.ts'
import type { Change, ChangeKind, Refusal, Values, WriteDown } from './history.service.ts'

// How the staff's acts on days, showrooms and prices go to the services that have their rules. A thing that comes again after Undo
// has its id among its values; a new one has what was typed.

type Made<Row> = Promise<RowChange<Row> | RowRefusal>
type Done = Parameters<WriteDown>[1]

/** Makes a change of a row, and writes down what `done` says of it; without it nothing has really changed. */
async function made<Row>(
  who: string,
  record: WriteDown,
  done: (change: RowChange<Row>) => Done | undefined | Promise<Done>,
  work: (author: Author<Row>) => Made<Row>,
): Promise<Refusal | undefined> {
  let isChanged = false
  const outcome = await work({
    by: who,
    record: async (transaction, change) => {
      const act = await done(change)
      isChanged = act !== undefined
      if (act) await record(transaction, act)
    },
  })
  if ('problems' in outcome) return outcome
  return isChanged ? undefined : { isUnchanged: true }
}

/** The texts that differ; undefined when none does. */
function differing(before: object, after: object): { before: Values; after: Values } | undefined {
  const [was, is] = [before, after] as [Record<string, unknown>, Record<string, unknown>]
  const names = Object.keys(is).filter((name) => is[name] !== was[name])
  const valuesOf = (texts: Record<string, unknown>) => Object.fromEntries(names.map((name) => [name, texts[name]]))
  return names.length > 0 ? { before: valuesOf(was), after: valuesOf(is) } : undefined
}

const asValues = (row: object | null): Values => row && { ...row }

export class DayChanges implements ChangeKind {
  constructor(
    private readonly calendar: CalendarChanges,
    private readonly locations: LocationChanges,
  ) {}

  async make({ who, subject, after }: Change & { who: string }, record: WriteDown) {
    const places = await this.locations.list()
    const done = ({ before, after }: RowChange<CalendarEntry>) => ({
      subject: String((after ?? before)!.id),
      what: after ? entryWords(after, places) : `Removed: ${entryWords(before!, places)}`,
      before: asValues(before),
      after: asValues(after),
    })
    return made<CalendarEntry>(who, record, done, (author) => {
      if (!after) return this.calendar.remove(Number(subject), author)
      return 'id' in after
        ? this.calendar.restore(after as unknown as CalendarEntry, author)
        : this.calendar.add(after as CalendarRow, author)
    })
  }
}

export class LocationActs implements ChangeKind {
  constructor(private readonly locations: LocationChanges) {}

  make({ who, subject, before, after }: Change & { who: string }, record: WriteDown) {
    const done = ({ before, after }: RowChange<Location>): Done | undefined => {
      if (!after) return { subject, what: `${before!.name} is closed for good.`, before: asValues(before), after: null }
      if (!before) return { subject: after.id, what: `${after.name} is open.`, before: null, after: asValues(after) }
      const texts = differing(locationText(before), locationText(after))
      return texts && { what: `${after.name} is saved.`, ...texts }
    }
    return made<Location>(who, record, done, (author) => {
      if (!after) {
        const asRead = before && 'id' in before ? locationText(before as unknown as Location) : undefined
        return this.locations.close(subject, author, asRead)
      }
      if (before) return this.locations.change(subject, before as LocationText, after as LocationText, author)
      return 'id' in after
        ? this.locations.restore(after as unknown as Location, author)
        : this.locations.add(after as LocationText, author)
    })
  }
}

export class PriceChanges implements ChangeKind {
  constructor(private readonly prices: RentalPlanChanges) {}

  make({ who, before, after }: Change & { who: string }, record: WriteDown) {
    const textsOf = (plans: { id: string; price: number }[] | null) =>
      Object.fromEntries((plans ?? []).map((plan) => [plan.id, priceText(plan)]))
    return made(
      who,
      record,
      (change) => {
        const texts = differing(textsOf(change.before), textsOf(change.after))
        const what = (change.after ?? []).map((plan, index) => priceWords(change.before![index]!, plan)).join('. ')
        return texts && { what: `Rental: ${what.replace(/[^?]$/, '$&.')}`, ...texts }
      },
      (author: Parameters<RentalPlanChanges['change']>[2]) =>
        this.prices.change(before as PriceTexts, after as PriceTexts, author),
    )
  }
}

const DOLLARS = new Intl.NumberFormat('en-US', {
  ...{ style: 'currency', currency: 'USD', trailingZeroDisplay: 'stripIfInteger' },
})

/** "4-seater, 1 day: $250 → $1. Is that right?", which is asked where an import asks it. */
function priceWords(before: RentalPlan, after: RentalPlan): string {
  const { cart, priceList } = after
  const days = daysOf(after) === 1 ? '1 day' : `${daysOf(after)} days`
  const plan = `${RENTAL_CART_WORDS[cart]}, ${days}${priceList === RentalPriceList.TOWN ? ' with delivery' : ''}`
  const isDoubtful = Math.abs(after.price - before.price) * 2 > before.price
  return `${plan}: ${DOLLARS.format(before.price)} → ${DOLLARS.format(after.price)}${isDoubtful ? '. Is that right?' : ''}`
}
