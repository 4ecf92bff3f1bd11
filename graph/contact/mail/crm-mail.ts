import { unlistedFacts } from '#graph/contact/context/context-words.ts'
import type { Estimate } from '#graph/contact/context/inquiry-context.ts'
import type { ContactInquiry } from '#graph/contact/inquiries/contact-inquiry.entity.ts'
import { DEALER } from '#graph/dealer/dealer.ts'
import { INTERESTS } from '#graph/dealer/interests.ts'
import type { InquiryQuestion } from '#graph/dealer/questions.ts'
import { xml } from '#graph/feeds/xml.ts'
import type { Vehicle } from '#graph/vehicles/vehicle.entity.ts'
import { SOURCES, TO_CRM } from './content.ts'
import { currentFacts, type MailFacts, type Message, stateOf } from './message.ts'

/** The inquiry in ADF 1.0 (Auto-lead Data Format), which the customer databases of dealers read from a plain mail. */
export function crmMail(facts: MailFacts): Message | undefined {
  if (!facts.crmAddress) return undefined
  return { to: facts.crmAddress, subject: TO_CRM.subject(facts.inquiry.id), text: adf(facts) }
}

function adf({ inquiry, vehicles, locations, dealerAddress }: MailFacts): string {
  const prospect = {
    '@status': 'new',
    id: { '@sequence': '1', '@source': DEALER.name, '#text': inquiry.id },
    requestdate: inquiry.receivedAt.toISOString(),
    vehicle: vehiclesOf(inquiry, { vehicles, locations }),
    customer: {
      contact: {
        name: [
          { '@part': 'first', '#text': inquiry.firstName },
          { '@part': 'last', '#text': inquiry.lastName },
        ],
        email: inquiry.email,
        phone: inquiry.phone,
      },
      ...timeframeOf(inquiry.context),
      comments: commentsOf({ inquiry, vehicles, locations }),
    },
    vendor: {
      vendorname: DEALER.name,
      contact: {
        name: { '@part': 'full', '#text': DEALER.name },
        email: dealerAddress,
        phone: DEALER.lines.main.label,
      },
    },
    provider: {
      name: { '@part': 'full', '#text': inquiry.partner ?? DEALER.name },
      service: SOURCES[inquiry.source],
    },
  }
  const document = {
    '?xml': { '@version': '1.0', '@encoding': 'UTF-8' },
    '?adf': { '@version': '1.0' },
    adf: { prospect },
  }
  return xml(document)
}

type Stock = Pick<MailFacts, 'vehicles' | 'locations'>

type Wanted = {
  id: string
  name: string
  price: number
  estimate?: Estimate
  lineupPrice?: number
  isTestDrive?: boolean
}

/**
 * The vehicle that the inquiry is about, then the one to get the next of, and those that the visitor compares. The format demands
 * one, with year, make and model: they are empty in an inquiry without a vehicle.
 */
function vehiclesOf({ vehicleId, vehicleName, vehiclePrice, context }: ContactInquiry, stock: Stock) {
  const { estimate, lineupPrice, testDrive, next, compared = [] } = context ?? {}
  const wanted: Wanted[] = []
  if (vehicleId) {
    const about = { id: vehicleId, name: vehicleName!, price: vehiclePrice! }
    wanted.push({ ...about, estimate, lineupPrice, isTestDrive: testDrive !== undefined })
  }
  for (const { id, name, price } of next ? [next, ...compared] : compared) {
    if (name !== undefined && id !== vehicleId) wanted.push({ id, name, price: price! })
  }
  if (wanted.length === 0) {
    const answerTo = (asked: InquiryQuestion) =>
      context?.answers?.find(({ question }) => question === asked)?.answer ?? ''
    const isTradeIn = context?.topic === 'TRADE_IN'
    return { '@interest': isTradeIn ? 'trade-in' : 'buy', year: answerTo('YEAR'), make: answerTo('BRAND'), model: '' }
  }
  return wanted.map((one) => vehicleOf(one, stock))
}

function vehicleOf({ id, name, price, estimate, lineupPrice, isTestDrive }: Wanted, stock: Stock) {
  const vehicle = stock.vehicles.find((one) => one.id === id)
  return {
    '@interest': isTestDrive ? 'test-drive' : 'buy',
    '@status': vehicle?.isNew === false ? 'used' : 'new',
    id: { '@source': DEALER.name, '#text': id },
    year: vehicle?.modelYear ?? '',
    make: vehicle?.brand ?? '',
    model: vehicle ? modelOf(name, vehicle) : name,
    vin: vehicle?.vin ?? undefined,
    stock: vehicle?.stockNumber ?? undefined,
    ...(vehicle?.mileage != null && { odometer: { '@units': 'mi', '#text': vehicle.mileage } }),
    ...(vehicle?.color && { colorcombination: { exteriorcolor: vehicle.color, preference: 1 } }),
    price:
      lineupPrice === undefined
        ? { '@type': 'asking', '@currency': 'USD', '#text': price }
        : { '@type': 'msrp', '@currency': 'USD', '#text': lineupPrice },
    ...(estimate && { finance: financeOf(estimate) }),
    // ADF has an element for a VIN alone.
    comments: [vehicle?.serialNumber && `Serial number: ${vehicle.serialNumber}`, stateOf(id, stock)]
      .filter(Boolean)
      .join(', '),
  }
}

/** The name without brand and year, which have elements of their own: "Nomad" of "Denago Nomad 2023". */
function modelOf(name: string, { brand, modelYear }: Vehicle): string {
  const unaged = name
    .split(/\s+/)
    .filter((word) => word !== String(modelYear))
    .join(' ')
  const isBranded = unaged.toLowerCase().startsWith(`${brand.toLowerCase()} `)
  return isBranded ? unaged.slice(brand.length + 1) : unaged
}

function financeOf({ downPayment, repayment }: Estimate) {
  const amount = (type: string, usd: number) => ({ '@type': type, '@currency': 'USD', '#text': usd })
  return {
    method: 'finance',
    amount: [amount('downpayment', downPayment), ...(repayment ? [amount('monthly', repayment.monthly)] : [])],
  }
}

/** ADF has no field for an appointment but the customer's time frame. */
function timeframeOf(context: ContactInquiry['context']) {
  const day = context?.testDrive?.day ?? context?.rental?.firstDay
  if (!day) return {}
  return { timeframe: { description: context?.testDrive ? 'Test drive' : 'Rental', earliestdate: day } }
}

/** The message, followed by carts and context in words: not every CRM shows the other elements. */
function commentsOf(facts: Stock & Pick<MailFacts, 'inquiry'>): string {
  const { interest, message, context } = facts.inquiry
  const lines = [...currentFacts(facts), ...unlistedFacts(context)].map(({ label, text }) => `${label}: ${text}`)
  return [`${INTERESTS[interest]}: ${message}`, ...(lines.length > 0 ? [lines.join('\n')] : [])].join('\n\n')
}
