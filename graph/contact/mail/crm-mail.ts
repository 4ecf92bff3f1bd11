import { DEALER } from '#graph/dealer/dealer.ts'
import { xml } from '#graph/feeds/xml.ts'
import { INTERESTS, SOURCES, TO_CRM } from './content.ts'
import type { MailFacts, Message } from './message.ts'

/** The inquiry in ADF 1.0 (Auto-lead Data Format), which the customer databases of dealers read from a plain mail. */
export function crmMail(facts: MailFacts): Message | undefined {
  if (!facts.crmAddress) return undefined
  return { to: facts.crmAddress, subject: TO_CRM.subject(facts.inquiry.id), text: adf(facts) }
}

function adf({ inquiry, vehicle, dealerAddress }: MailFacts): string {
  const prospect = {
    '@status': 'new',
    id: { '@sequence': '1', '@source': DEALER.name, '#text': inquiry.id },
    requestdate: inquiry.receivedAt.toISOString(),
    ...(inquiry.vehicleId && { vehicle: vehicleOf(inquiry, vehicle) }),
    customer: {
      contact: {
        name: [
          { '@part': 'first', '#text': inquiry.firstName },
          { '@part': 'last', '#text': inquiry.lastName },
        ],
        email: inquiry.email,
        phone: inquiry.phone,
      },
      comments: `${INTERESTS[inquiry.interest]}: ${inquiry.message}`,
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

function vehicleOf({ vehicleId, vehicleName, vehiclePrice }: MailFacts['inquiry'], vehicle: MailFacts['vehicle']) {
  return {
    '@interest': 'buy',
    '@status': vehicle?.isNew === false ? 'used' : 'new',
    id: { '@source': DEALER.name, '#text': vehicleId },
    make: vehicle?.brand ?? '',
    model: vehicleName,
    price: { '@type': 'asking', '@currency': 'USD', '#text': vehiclePrice },
  }
}
