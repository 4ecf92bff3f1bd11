import { type ContextFact, chosenFacts } from '#graph/contact/context/context-words.ts'
import type { MailFacts } from './message.ts'

/** The visitor's choices; a listed cart has its stock number, by which the staff finds it. */
export function chosenWithStockNumbers({ inquiry, vehicles }: Pick<MailFacts, 'inquiry' | 'vehicles'>): ContextFact[] {
  return chosenFacts(inquiry).map((fact) => {
    const stockNumber = vehicles.find(({ id }) => id === fact.vehicleId)?.stockNumber
    return stockNumber ? { ...fact, text: `${fact.text}, stock number ${stockNumber}` } : fact
  })
}
