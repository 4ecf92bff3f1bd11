import { type ContextFact, inquiryFacts } from '#graph/contact/context/context-words.ts'
import type { MailFacts } from './message.ts'

/** The inquiry and its context; each cart in the inventory has its stock number, by which the staff finds it. */
export function factsWithStockNumbers({ inquiry, vehicles }: Pick<MailFacts, 'inquiry' | 'vehicles'>): ContextFact[] {
  return inquiryFacts(inquiry).map((fact) => {
    const stockNumber = vehicles.find(({ id }) => id === fact.vehicleId)?.stockNumber
    return stockNumber ? { ...fact, text: `${fact.text}, stock number ${stockNumber}` } : fact
  })
}
