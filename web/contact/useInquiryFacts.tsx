import { type ReactNode, useContext } from 'react'
import { useSearchParams } from 'react-router'
import { dayInWords, inquiryLines, rentalInWords, rentalWish } from '#graph/contact/context/context-words.ts'
import { DEALER } from '#graph/dealer/dealer.ts'
import { FINANCING } from '#graph/dealer/figures/financing.ts'
import { type ReasonKey, reasonOf } from '#graph/dealer/reasons.ts'
import { type Sale, saleOf } from '#graph/dealer/sale.ts'
import { dayFault } from '#graph/shared/open-days.ts'
import { QueryBoundary } from '#web/data/QueryBoundary.tsx'
import { useSite } from '#web/environment/site.ts'
import { SubmittedFormContext } from '#web/environment/submittedForm.ts'
import { useContactFactsSuspenseQuery, useVisitSuspenseQuery } from '#web/generated/graphql.ts'
import { type InquiryContext, readContext } from '#web/parts/inquiryContext.ts'
import { useSchedule, weekHours } from '#web/ui/opening-hours/weekHours.ts'
import { NOTES } from './content.ts'
import { rentalInput } from './inquiryOf.ts'
import { messageLines, openingSentences, openingsOf } from './messageLines.ts'
import { asksReason } from './values.ts'

/** The context of the form that came back, or of the address. */
export const useInquiryContext = () => {
  const submitted = useContext(SubmittedFormContext)
  const [params] = useSearchParams()
  return readContext((name) => (submitted ? submitted.values[name] : params.get(name)))
}

const queryOf = (context: InquiryContext) => {
  const { vehicle, compare = [], testDrive, town } = context
  const ids = vehicle ? [vehicle, ...compare] : [...compare]
  const rental = rentalInput(context)
  const { cart = 'FOUR_SEATER', days = 1, priceList = 'STANDARD', deliveryMiles } = rental ?? {}
  return {
    ...{ ids, hasVehicles: ids.length > 0, hasTestDrive: testDrive !== undefined },
    ...{ town: town ?? '', hasTown: town !== undefined },
    ...{ cart, days, priceList, deliveryMiles, hasRental: rental !== undefined },
  } as const
}

/** The facts beside the form, with names and prices, and from them the lines of the message and its first sentence. */
export const useInquiryFacts = (asked: InquiryContext) => {
  const { data } = useContactFactsSuspenseQuery({ variables: queryOf(asked) })
  const { week, renderedAt: now, clockOffset: offset } = useSite()
  const { municipality: town, rentalQuote: quote } = data
  const find = (word: string) =>
    data.vehicles?.nodes.find(({ id, aliases }) =>
      [id, ...aliases].some((name) => name.toLowerCase() === word.toLowerCase()),
    )
  const vehicle = asked.vehicle ? find(asked.vehicle) : undefined
  const sale = vehicle && saleOf(vehicle)
  const context = contextFor(asked, sale)
  const compared = context.compare?.map(find)
  const listed = compared?.flatMap((cart) => cart ?? [])

  const locationId = context.showroom ?? vehicle?.location?.id
  const location = data.locations?.find(({ id }) => id === locationId)
  const mainSchedule = useSchedule(week)
  const schedule = useSchedule(location ? weekHours(location.hours) : week, location?.id)
  const day = context.testDrive
  const testDrive = day ? { day, dayFault: dayFault(schedule, day, now, offset), showroom: location } : undefined
  const wish = rentalInput(context)
  const rental = wish && rentalWish(wish, { quote, town, schedule: mainSchedule, now, offset })

  const { lineup } = context
  const { part, estimate, search, lines } = messageLines(context, { price: vehicle?.price, town: town?.name })

  const isUnlisted = (context.vehicle && !vehicle) || (listed && listed.length < compared!.length)
  const isKnownRental = rental?.quote && (!rental.town || rental.town.name)
  const notes = [
    isUnlisted && NOTES.unlisted,
    sale === 'SOLD' && NOTES.sold,
    lineup !== undefined && vehicle && lineup !== vehicle.price && NOTES.lineup,
    context.showroom && !location && NOTES.showroom,
    testDrive && NOTES.testDrive,
    vehicle && estimate && (estimate.monthly ? FINANCING.disclaimer : NOTES.estimate),
    rental && (isKnownRental ? NOTES.notReserved : NOTES.rental),
  ].flatMap((note) => note || [])

  const cart = {
    vehicleId: vehicle?.id ?? null,
    vehicleName: vehicle?.name ?? null,
    vehiclePrice: vehicle?.price ?? null,
  }
  const subject = {
    ...{ reason: context.reason, vehicle, part, search, monthly: estimate?.monthly, town: town?.name },
    day: testDrive && dayInWords(testDrive.day),
    compared: listed?.map(({ name }) => name),
    rental: rental && rentalInWords(rental),
  }
  const facts = [...inquiryLines({ ...cart, context: { testDrive, vehicles: listed, rental } }), ...lines]
  const opening = openingSentences(subject)
  const openings = asksReason(context) ? openingsOf(subject) : {}
  const carts = vehicle ? [vehicle] : listed
  return { context, name: vehicle?.name, carts, facts, lines, notes, opening, openings }
}

/** The showroom that an inquiry is about: the chosen one, the cart's, or the main one for service and trade-ins. */
export const usePlace = (context: InquiryContext) => {
  const { vehicle = '', showroom } = context
  const hasVehicle = vehicle !== '' && !showroom && !['service', 'trade-in', 'renting'].includes(reasonOf(context))
  const variables = { vehicleId: vehicle, hasVehicle, locationId: showroom ?? DEALER.mainLocationId }
  const { vehicle: found, location } = useVisitSuspenseQuery({ variables }).data
  return found?.location ?? location
}

/** Asking to buy or drive a cart that is sold or not in stock becomes a request to hear about the next one. */
const contextFor = (context: InquiryContext, sale: Sale | undefined): InquiryContext => {
  const reason = reasonOf(context)
  if (sale === 'SOLD' && ['cart', 'test-drive', 'financing'].includes(reason)) {
    const { testDrive: _day, part: _part, showroom: _showroom, ...others } = context
    return { ...others, reason: 'waiting' }
  }
  const isAway = sale === 'UNAVAILABLE' && reason === 'cart' && context.lineup === undefined
  return isAway ? { ...context, reason: 'waiting' } : context
}

type About = Partial<Pick<ReturnType<typeof useInquiryFacts>, 'name' | 'carts'>> & { reason?: ReasonKey }
type Props = { context: InquiryContext; children: (about: About) => ReactNode }

const Loaded = ({ context: asked, children }: Props) => {
  const { context, name, carts } = useInquiryFacts(asked)
  return children({ name, carts, reason: reasonOf(context) })
}

/** Shows something with the carts that an inquiry is about, and its reason, or without them. */
export const WithCarts = ({ context, children }: Props) => {
  const isWithoutData = useContext(SubmittedFormContext)?.withoutData
  if (!(context.vehicle || context.compare) || isWithoutData) return children({})
  return (
    <QueryBoundary fallback={() => children({})}>
      <Loaded context={context}>{children}</Loaded>
    </QueryBoundary>
  )
}
