import { FINANCING } from '#graph/dealer/figures/financing.ts'
import type { Sale } from '#graph/dealer/sale.ts'
import { type InquirySubject, inquiryFacts, openingWords, unlistedFacts } from './context-words.ts'
import type { InquiryPreview } from './inquiry-preview.result.ts'

const NOTES = {
  unlisted: 'A cart in this link is no longer listed. Tell us its name if you remember it.',
  estimate: "The monthly estimate in this link doesn't fit the cart. We'll work out a new one with you.",
  rental: "We don't have a price for this rental online. We'll send you one.",
  showroom: "We don't know the showroom in this link. Tell us which one you'd like to visit.",
  lineup: "The cart in our inventory has options of its own, so its price isn't the lineup price.",
  testDrive: "We'll confirm the time with you. You need a driver's license.",
  notReserved: "Nothing is reserved yet. We'll confirm the total and the cart before you book.",
}

/** Describes an inquiry's context before it is sent. */
export function inquiryPreview(inquiry: InquirySubject, sale?: Sale): InquiryPreview {
  return {
    vehicleName: inquiry.vehicleName ?? null,
    facts: inquiryFacts(inquiry).map(({ label, text, isDetail = false, isTotal = false }) => ({
      label,
      text,
      isDetail,
      isTotal,
    })),
    notes: notesOf(inquiry),
    message: openingWords(inquiry, sale),
  }
}

function notesOf({ vehicleId, vehiclePrice, context }: InquirySubject): string[] {
  const { lineupPrice, testDrive, estimate, rental } = context ?? {}
  const isKnownRental = rental?.quote && (!rental.town || rental.town.name)
  const hasUnlistedCart = unlistedFacts(context).some(({ text }) => text.startsWith('Cart '))
  const notes = [
    hasUnlistedCart && NOTES.unlisted,
    vehicleId && lineupPrice !== undefined && lineupPrice !== vehiclePrice && NOTES.lineup,
    testDrive?.showroom && !testDrive.showroom.name && NOTES.showroom,
    testDrive && NOTES.testDrive,
    vehicleId && estimate && (estimate.repayment ? FINANCING.disclaimer : NOTES.estimate),
    rental && !isKnownRental && NOTES.rental,
    isKnownRental && NOTES.notReserved,
  ]
  return notes.filter((note) => typeof note === 'string' && note !== '') as string[]
}
