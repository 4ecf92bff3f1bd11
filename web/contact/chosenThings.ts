import { FINANCING } from '#graph/dealer/figures/financing.ts'
import { repaymentOf } from '#graph/dealer/monthly-payment.ts'
import { RENTAL_CART_WORDS } from '#graph/dealer/rental-carts.ts'
import type {
  ChosenThings_QuoteFragment,
  ChosenThings_VehicleFragment,
  ChosenThingsQuery,
  ChosenThingsQueryVariables,
} from '#web/generated/graphql.ts'
import { formatExact } from '#web/ui/formatPrice.ts'
import { inDays } from '#web/ui/inDays.ts'
import { CHOSEN, IGNORED } from './chosenContent.ts'
import type { InquiryContext } from './contactPath.ts'
import { priceListOf } from './contextInput.ts'
import type { ReadContext } from './readContext.ts'

export type ChosenRow = { label: string; value: string; isSum?: boolean }

/** The choices that go along with the message: the context to send, and the words for it. */
export type Chosen = {
  context: InquiryContext
  /** The context as the address has it, in which a vehicle may have another name: the draft belongs to it. */
  asked: InquiryContext
  rows: ChosenRow[]
  /** Sentences about parts that do not go along, and about figures that may change. */
  notes: string[]
  /** Begins the visitor's message. */
  message: string
}

type Part = Partial<Chosen>
type Estimate = NonNullable<InquiryContext['estimate']>

export const chosenVariables = ({
  vehicle = '',
  compared = [],
  rental,
}: InquiryContext): ChosenThingsQueryVariables => {
  const [first = '', second = '', third = '', fourth = ''] = compared
  return {
    ...{ vehicle, first, second, third, fourth, town: rental?.town ?? '' },
    ...{ rents: rental !== undefined, cart: rental?.cart ?? 'FOUR_SEATER', days: rental?.days ?? 1 },
    ...{ priceList: priceListOf(rental), miles: rental?.miles },
  }
}

const withPrice = ({ name, price }: ChosenThings_VehicleFragment) => `${name}, ${formatExact(price)}`
const isListed = <Thing>(thing: Thing | null | undefined): thing is Thing => thing != null

const estimatePart = ({ down, months, rate }: Estimate, { name, price }: ChosenThings_VehicleFragment): Part => {
  if (down > price) return { notes: [IGNORED.estimate] }
  const { monthly, total } = repaymentOf({ price, downPayment: down, months, ratePercent: rate })
  const aMonth = `${formatExact(monthly)} a month`
  const terms = `${months === 1 ? '1 month' : `${months} months`} at ${rate}% a year`
  return {
    context: { estimate: { down, months, rate } },
    rows: [
      { label: CHOSEN.estimate, value: aMonth, isSum: true },
      { label: terms, value: `${formatExact(down)} down, ${formatExact(total)} in all` },
    ],
    notes: [FINANCING.disclaimer],
    message: `I am interested in the ${name}, at about ${aMonth}.`,
  }
}

const vehiclePart = ({ vehicle: asked, estimate }: InquiryContext, vehicle: ChosenThingsQuery['vehicle']): Part => {
  if (!asked) return {}
  if (!vehicle) return { notes: [IGNORED.vehicle] }
  const loan = estimate ? estimatePart(estimate, vehicle) : {}
  return {
    context: { vehicle: vehicle.id, ...loan.context },
    rows: [{ label: CHOSEN.vehicle, value: withPrice(vehicle) }, ...(loan.rows ?? [])],
    notes: loan.notes,
    message: loan.message ?? `I am interested in the ${vehicle.name}.`,
  }
}

const comparedPart = (
  { compared }: InquiryContext,
  found: (ChosenThings_VehicleFragment | null | undefined)[],
): Part => {
  if (!compared) return {}
  const listed = found.filter(isListed)
  const vehicles = listed.filter(({ id }, index) => listed.findIndex((other) => other.id === id) === index)
  if (vehicles.length < 2) return { notes: [IGNORED.compared] }
  const names = new Intl.ListFormat('en-US').format(vehicles.map(({ name }) => `the ${name}`))
  return {
    context: { compared: vehicles.map(({ id }) => id) },
    rows: [
      { label: CHOSEN.compared, value: CHOSEN.carts(vehicles.length) },
      ...vehicles.map(({ name, price }) => ({ label: name, value: formatExact(price) })),
    ],
    notes: listed.length < compared.length ? [IGNORED.vehicle] : [],
    message: `I am comparing ${names}.`,
  }
}

const quoteRows = ({ lines, total, deposit }: ChosenThings_QuoteFragment): ChosenRow[] => [
  ...lines.map(({ label, quantity, unitPrice, amount }) => ({
    label: quantity === 1 ? label : `${label}, ${quantity} × ${formatExact(unitPrice)}`,
    value: formatExact(amount),
  })),
  { label: CHOSEN.total, value: formatExact(total), isSum: true },
  { label: CHOSEN.deposit, value: formatExact(deposit) },
]

const rentalPart = ({ rental }: InquiryContext, { rentalQuote, municipality }: ChosenThingsQuery): Part => {
  if (!rental) return {}
  if (!rentalQuote || (rental.town && !municipality)) return { notes: [IGNORED.rental] }
  const length = `${RENTAL_CART_WORDS[rental.cart]} for ${inDays(rental.days)}`
  const wish = municipality ? `${length} in ${municipality.name}` : length
  return {
    context: { rental: municipality ? { ...rental, town: municipality.slug } : rental },
    rows: [{ label: CHOSEN.rental, value: wish }, ...quoteRows(rentalQuote)],
    notes: rental.miles === undefined ? [CHOSEN.notReserved] : [CHOSEN.miles, CHOSEN.notReserved],
    message: `I would like to rent a ${wish}.`,
  }
}

/** The chosen things that the catalogue has, in words with figures. */
export const chosenThings = ({ context, notes }: ReadContext, data: ChosenThingsQuery): Chosen => {
  const parts = [
    vehiclePart(context, data.vehicle),
    comparedPart(context, [data.first, data.second, data.third, data.fourth].slice(0, context.compared?.length)),
    rentalPart(context, data),
  ]
  return {
    context: Object.assign({}, ...parts.map((part) => part.context)),
    asked: context,
    rows: parts.flatMap(({ rows = [] }) => rows),
    notes: [...notes, ...new Set(parts.flatMap(({ notes: ofPart = [] }) => ofPart))],
    message: parts.flatMap(({ message = [] }) => message).join(' '),
  }
}
