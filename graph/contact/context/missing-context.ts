import type { ContactError } from '#graph/contact/contact.result.ts'
import type { ContactChoice } from '#graph/contact/contact-submission.rules.ts'
import type { NewInquiry } from '#graph/contact/inquiries/inquiry-store.ts'
import { DEALER } from '#graph/dealer/dealer.ts'
import type { DayFault } from '#graph/shared/open-days.ts'
import { VEHICLES_MESSAGE } from './context.rules.ts'

const notFound = (field: string, message: string): ContactError => ({ field, code: 'NOT_FOUND', message })

const DAY_FAULTS: Record<DayFault, string> = {
  PAST: 'must be today or later',
  CLOSED: 'must be a day on which we are open',
  SOON: `must leave us an open day to answer; for an earlier one call ${DEALER.lines.main.label}`,
}

/** One error for each thing that the catalogue or the calendar does not have, and one for a vehicle that is named twice. */
export function missingIn({ context }: Pick<NewInquiry, 'context'>, asked: ContactChoice): ContactError[] {
  const { unlistedVehicle, testDrive, vehicles = [], rental } = context ?? {}
  const errors: ContactError[] = []
  if (unlistedVehicle) errors.push(notFound('vehicleId', 'Vehicle not found'))
  if (testDrive?.showroom && !testDrive.showroom.name)
    errors.push(notFound('context.testDrive.locationId', 'Showroom not found'))
  const faults = [
    { field: 'context.testDrive.day', label: 'Day', fault: testDrive?.dayFault },
    { field: 'context.rental.firstDay', label: 'First day', fault: rental?.dayFault },
  ]
  for (const { field, label, fault } of faults)
    if (fault) errors.push({ field, code: 'INVALID', message: `${label} ${DAY_FAULTS[fault]}` })
  const unlisted = vehicles.filter(({ name }) => name === undefined).map(({ id }) => id)
  if (unlisted.length > 0) errors.push(notFound('context.vehicleIds', `Vehicles not found: ${unlisted.join(', ')}`))
  else if (vehicles.length < (asked.context?.vehicleIds?.length ?? 0)) {
    errors.push({ field: 'context.vehicleIds', code: 'INVALID', message: VEHICLES_MESSAGE })
  }
  if (rental?.town && !rental.town.name) errors.push(notFound('context.rental.municipalityId', 'Town not found'))
  if (rental && !rental.quote) errors.push(notFound('context.rental.cart', 'No price for this cart'))
  return errors
}
