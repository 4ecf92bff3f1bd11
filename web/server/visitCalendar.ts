import type { FastifyPluginAsync } from 'fastify'
import { COST } from '#graph/api/limits.ts'
import { DEALER } from '#graph/dealer/dealer.ts'
import { RENTAL_CART_WORDS } from '#graph/dealer/rental-carts.ts'
import { PUBLIC_CACHE } from '#graph/http/cache/cache-control.ts'
import { meter } from '#graph/http/limits/rate-limit.ts'
import type { Location } from '#graph/locations/location.entity.ts'
import type { Services } from '#graph/services.ts'
import { addDays } from '#graph/shared/day.ts'
import { clockOffset } from '#graph/shared/opening-hours.ts'
import { calendarFile } from '#web/contact/calendarFile.ts'
import { readContext } from '#web/contact/readContext.ts'
import { VISIT_FILE } from '#web/contact/visitPath.ts'
import type { InquiryContext } from '#web/parts/contactPath.ts'

type Sources = Pick<Services, 'vehicles' | 'locations' | 'site'>

const NOON = '12:00'

/** A clock of the dealer's on a day, in ms since 1970. */
const timeOf = (day: string, clock: string) => {
  const time = Date.parse(`${day}T${clock}:00Z`)
  return time - clockOffset(time - clockOffset(time))
}

const placeOf = (location: Location | null) => location?.address

const testDriveOf = async ({ vehicle: id, testDrive }: InquiryContext, { vehicles, locations }: Sources) => {
  const { day, part, showroom } = testDrive!
  const vehicle = id ? await vehicles.findByAddress(id) : null
  const location = await locations.find(showroom ?? vehicle?.location ?? DEALER.mainLocationId)
  const hours = location && (await locations.hoursOn(location, day))
  const title = vehicle ? `Test drive: ${vehicle.name}` : 'Test drive'
  const event = { title, place: placeOf(location) }
  if (!hours) return { ...event, from: day, until: addDays(day, 1) }
  const [from, until] = [part === 'afternoon' ? NOON : hours.opens, part === 'morning' ? NOON : hours.closes]
  return { ...event, from: timeOf(day, from), until: timeOf(day, until) }
}

const rentalOf = async ({ rental }: InquiryContext, { locations }: Sources) => {
  const { cart, days, from: first, town, miles } = rental!
  const location = await locations.find(DEALER.mainLocationId)
  const last = addDays(first!, days)
  const [begins, ends] = await Promise.all(
    [first!, last].map(async (day) => (location ? await locations.hoursOn(location, day) : null)),
  )
  const event = { title: `Rental: ${RENTAL_CART_WORDS[cart]}`, place: town || miles ? undefined : placeOf(location) }
  if (!begins || !ends) return { ...event, from: first!, until: addDays(last, 1) }
  return { ...event, from: timeOf(first!, begins.opens), until: timeOf(last, ends.opens) }
}

const eventOf = (context: InquiryContext, sources: Sources) => {
  if (context.testDrive) return testDriveOf(context, sources)
  return context.rental?.from ? rentalOf(context, sources) : undefined
}

/** `/visit.ics`: the test drive or the rental of an inquiry, by the context in the address, as a file for calendars. */
export const visitCalendar =
  (sources: Sources): FastifyPluginAsync =>
  async (app) => {
    meter(app, COST.file, 'pages')
    app.get<{ Querystring: Record<string, unknown> }>(VISIT_FILE, async ({ query, url }, reply) => {
      const { context } = readContext((name) => (typeof query[name] === 'string' ? query[name] : undefined))
      const event = await eventOf(context, sources)
      if (!event) return reply.callNotFound()
      const address = sources.site.page(url)
      const text = `Requested from ${DEALER.name}. We'll confirm it with you. Call ${DEALER.lines.main.label}.`
      return reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', 'attachment; filename="visit.ics"')
        .header('cache-control', PUBLIC_CACHE)
        .send(calendarFile({ ...event, id: address, text, at: Date.now() }))
    })
  }
