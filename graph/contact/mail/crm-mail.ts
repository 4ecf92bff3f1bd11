import type { NamedVehicle } from '#graph/contact/context/context.rules.ts'
import { reasonOfInquiry, unlistedLines } from '#graph/contact/context/context-words.ts'
import type { ContactInquiry } from '#graph/contact/inquiries/contact-inquiry.entity.ts'
import { SOLD_BRANDS } from '#graph/dealer/brands.ts'
import { DEALER } from '#graph/dealer/dealer.ts'
import { questionOf } from '#graph/dealer/questions.ts'
import { REASONS, reasonNamed } from '#graph/dealer/reasons.ts'
import { xml } from '#graph/feeds/merchant-feed.ts'
import type { Vehicle } from '#graph/vehicles/vehicle.entity.ts'
import {
  currentLines,
  linesAsText,
  type MailData,
  type Message,
  SOURCES,
  type Stock,
  stateOf,
  vehicleFacts,
} from './message.ts'

/** The inquiry in ADF 1.0 (Auto-lead Data Format), which the customer databases of dealers read from a plain mail. */
export function crmMail(mail: MailData): Message | undefined {
  if (!mail.crmAddress) return undefined
  return { to: mail.crmAddress, subject: `ADF lead ${mail.inquiry.id}`, text: adf(mail) }
}

function adf({ inquiry, vehicles, locations, dealerAddress }: MailData): string {
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

/**
 * The vehicle that the inquiry is about, those that the visitor compares, and the visitor's own. The format demands one, with year,
 * make and model: they are empty in an inquiry without a vehicle.
 */
function vehiclesOf(inquiry: ContactInquiry, stock: Stock) {
  const { vehicleId, vehicleName, vehiclePrice, context } = inquiry
  const about = vehicleId ? [{ id: vehicleId, name: vehicleName!, price: vehiclePrice! }] : []
  const compared = (context?.vehicles ?? []).flatMap(({ id, name, price }) =>
    name !== undefined && id !== vehicleId ? [{ id, name, price: price! }] : [],
  )
  const { adf: interest = 'buy' } = reasonNamed(reasonOfInquiry(inquiry))
  const traded = interest === 'trade-in' ? tradedIn(inquiry) : []
  if (about.length + compared.length + traded.length === 0)
    return { '@interest': interest, year: '', make: '', model: '' }
  return [
    ...about.map((one) => vehicleOf(one, interest === 'trade-in' ? 'buy' : interest, stock)),
    ...compared.map((one) => vehicleOf(one, 'buy', stock)),
    ...traded,
  ]
}

/** From the answers that the form writes into the message. The first word of a brand that we don't sell is its make. */
function tradedIn({ message }: ContactInquiry) {
  const [cart, year] = (['brand', 'year'] as const).map(
    (name) => new RegExp(`^${questionOf(name).label}: (.*)`, 'm').exec(message)?.[1]?.trim() ?? '',
  ) as [string, string]
  if (!cart && !year) return []
  const isOf = (brand: string) => cart.toLowerCase().startsWith(brand.toLowerCase())
  const make = SOLD_BRANDS.find(isOf) ?? cart.split(' ', 1)[0]!
  return [{ '@interest': 'trade-in', '@status': 'used', year, make, model: cart.slice(make.length).trim() }]
}

function vehicleOf({ id, name, price }: Required<NamedVehicle>, interest: string, stock: Stock) {
  const vehicle = stock.vehicles.find((one) => one.id === id)
  // The stock number has an element of its own.
  const others = vehicleFacts(vehicle).filter(({ name }) => name !== 'stockNumber')
  return {
    '@interest': interest,
    '@status': vehicle?.isNew === false ? 'used' : 'new',
    id: { '@source': DEALER.name, '#text': id },
    year: vehicle?.modelYear ?? '',
    make: vehicle?.brand ?? '',
    model: vehicle ? modelOf(name, vehicle) : name,
    vin: vehicle?.vin ?? undefined,
    stock: vehicle?.stockNumber ?? undefined,
    ...(vehicle?.mileage != null && { odometer: { '@units': 'mi', '#text': vehicle.mileage } }),
    ...(vehicle?.color && { colorcombination: { exteriorcolor: vehicle.color, preference: 1 } }),
    price: { '@type': 'asking', '@currency': 'USD', '#text': price },
    comments: [...others.map(({ label, text }) => `${label}: ${text}`), stateOf(id, stock)].join(', '),
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

/** ADF has no field for an appointment but the customer's time frame. */
function timeframeOf(context: ContactInquiry['context']) {
  const day = context?.testDrive?.day ?? context?.rental?.firstDay
  if (!day) return {}
  return { timeframe: { description: context?.testDrive ? 'Test drive' : 'Rental', earliestdate: day } }
}

/** The message, followed by carts and context in words: not every CRM shows the other elements. */
function commentsOf(data: Stock & Pick<MailData, 'inquiry'>): string {
  const { inquiry } = data
  const lines = linesAsText([...currentLines(data), ...unlistedLines(inquiry.context)])
  return [`${REASONS[reasonOfInquiry(inquiry)].label}: ${inquiry.message}`, lines].filter(Boolean).join('\n\n')
}
