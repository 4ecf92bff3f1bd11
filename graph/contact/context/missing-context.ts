import type { ContactError } from '#graph/contact/contact.service.ts'
import type { NewInquiry } from '#graph/contact/inquiries/inquiry-store.ts'

const notFound = (field: string, message: string): ContactError => ({ field, code: 'NOT_FOUND', message })

/** An error for each part of an inquiry that the catalogue does not know. */
export function missingIn({ vehicleId, context }: Pick<NewInquiry, 'vehicleId' | 'context'>): ContactError[] {
  const { unlistedVehicle, compared = [], estimate, rental } = context ?? {}
  const errors: ContactError[] = []
  if (unlistedVehicle) errors.push(notFound('vehicleId', 'Vehicle not found'))
  const unlisted = compared.filter(({ name }) => name === undefined).map(({ id }) => id)
  if (unlisted.length > 0) errors.push(notFound('context.compared', `Vehicles not found: ${unlisted.join(', ')}`))
  if (vehicleId && estimate && !estimate.repayment) {
    const message = 'Down payment must be at most the price of the vehicle'
    errors.push({ field: 'context.estimate.downPayment', code: 'INVALID', message })
  }
  if (rental?.town && !rental.town.name) errors.push(notFound('context.rental.town', 'Town not found'))
  if (rental && !rental.quote) errors.push(notFound('context.rental.cart', 'No price for this cart'))
  return errors
}
