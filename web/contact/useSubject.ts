import { dayInWords, inquiryFacts, rentalInWords, rentalWish } from '#graph/contact/context/context-words.ts'
import { FINANCING } from '#graph/dealer/figures/financing.ts'
import { repaymentOf } from '#graph/shared/monthly-payment.ts'
import { onOneLine } from '#graph/shared/on-one-line.ts'
import { dayFault } from '#graph/shared/open-days.ts'
import { useSite } from '#web/environment/site.ts'
import { useContactSubjectSuspenseQuery } from '#web/generated/graphql.ts'
import type { InquiryContext } from '#web/parts/contactPath.ts'
import { formatExact, formatPrice } from '#web/ui/formatPrice.ts'
import { useSchedule, weekHours } from '#web/ui/opening-hours/weekHours.ts'
import { NOTES } from './content.ts'
import { contextInput } from './inquiryOf.ts'
import { openingWords } from './openingWords.ts'
import { wantedWords } from './wantedWords.ts'

const PARTS = { morning: 'In the morning', afternoon: 'In the afternoon' }

const percent = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })

const estimateOf = ({ down, months, rate }: NonNullable<InquiryContext['estimate']>, price: number | undefined) => {
  const terms = `${months} ${months === 1 ? 'month' : 'months'} at ${percent.format(rate)}% APR, ${formatPrice(down)} down`
  if (price === undefined || down > price) return { text: terms }
  const { monthly, total, interest } = repaymentOf({ price, downPayment: down, months, ratePercent: rate })
  const sum = `${formatPrice(total)} total, including ${formatPrice(interest)} interest.`
  return { text: `About ${formatPrice(monthly)} a month for ${terms}. ${sum}`, monthly }
}

type Found = { price?: number; town?: string }

/** What the visitor chose and the API does not take, as lines of the message; names and figures only where they were found. */
export const chosenWords = (context: InquiryContext, { price, town }: Found = {}) => {
  const { lineup, wanted, rental } = context
  const part = context.testDrive?.part && PARTS[context.testDrive.part]
  const estimate = context.estimate && estimateOf(context.estimate, price)
  const search = wanted && wantedWords(wanted)
  const lines = [
    lineup !== undefined && { label: 'Lineup price', text: `${formatExact(lineup)}, for a cart we order for you` },
    part && { label: 'Time of day', text: part },
    wanted && { label: 'Looking for', text: search || 'any cart' },
    !rental && context.town && { label: 'Deliver to', text: town ?? onOneLine(context.town) },
    estimate && { label: 'Estimate', text: estimate.text },
  ].flatMap((line) => line || [])
  return { part, estimate, search, lines }
}

const queryOf = (context: InquiryContext) => {
  const { vehicle, compared = [], testDrive, town, rental } = context
  const ids = vehicle ? [vehicle, ...compared] : [...compared]
  const { cart = 'FOUR_SEATER', days = 1, priceList = 'STANDARD', deliveryMiles } = contextInput(context).rental ?? {}
  const place = rental?.town ?? town
  return {
    ...{ ids, hasVehicles: ids.length > 0, hasTestDrive: testDrive !== undefined },
    ...{ town: place ?? '', hasTown: place !== undefined },
    ...{ cart, days, priceList, deliveryMiles, hasRental: rental !== undefined },
  } as const
}

/** What an inquiry is about, with names and prices: its rows beside the form, the lines of the message, and its first sentence. */
export const useSubject = (context: InquiryContext) => {
  const { data } = useContactSubjectSuspenseQuery({ variables: queryOf(context) })
  const { week, renderedAt: now, clockOffset: offset } = useSite()
  const { municipality: town, rentalQuote: quote } = data
  const find = (word: string) =>
    data.vehicles?.nodes.find(({ id, aliases }) =>
      [id, ...aliases].some((name) => name.toLowerCase() === word.toLowerCase()),
    )
  const vehicle = context.vehicle ? find(context.vehicle) : undefined
  const compared = context.compared?.map(find)
  const listed = compared?.flatMap((cart) => cart ?? [])

  const locationId = context.testDrive?.showroom ?? vehicle?.location?.id
  const location = data.locations?.find(({ id }) => id === locationId)
  const mainSchedule = useSchedule(week)
  const schedule = useSchedule(location ? weekHours(location.hours) : week, location?.id)
  const testDrive = context.testDrive && {
    day: context.testDrive.day,
    dayFault: dayFault(schedule, context.testDrive.day, now, offset),
    showroom: location,
  }
  const asked = contextInput(context).rental
  const rental = asked && rentalWish(asked, { quote, town, schedule: mainSchedule, now, offset })

  const { lineup } = context
  const { part, estimate, search, lines } = chosenWords(context, { price: vehicle?.price, town: town?.name })

  const isUnlisted = (context.vehicle && !vehicle) || (listed && listed.length < compared!.length)
  const isKnownRental = rental?.quote && (!rental.town || rental.town.name)
  const notes = [
    isUnlisted && NOTES.unlisted,
    lineup !== undefined && vehicle && lineup !== vehicle.price && NOTES.lineup,
    context.testDrive?.showroom && !location && NOTES.showroom,
    testDrive && NOTES.testDrive,
    vehicle && estimate && (estimate.monthly ? FINANCING.disclaimer : NOTES.estimate),
    rental && (isKnownRental ? NOTES.notReserved : NOTES.rental),
  ].flatMap((note) => note || [])

  const cart = {
    vehicleId: vehicle?.id ?? null,
    vehicleName: vehicle?.name ?? null,
    vehiclePrice: vehicle?.price ?? null,
  }
  const opening = openingWords({
    ...{ topic: context.about, vehicle, part, search, monthly: estimate?.monthly, town: town?.name },
    day: testDrive && dayInWords(testDrive.day),
    compared: listed?.map(({ name }) => name),
    rental: rental && rentalInWords(rental),
  })
  const facts = [...inquiryFacts({ ...cart, context: { testDrive, vehicles: listed, rental } }), ...lines]
  return { name: vehicle?.name, facts, lines, notes, opening }
}
