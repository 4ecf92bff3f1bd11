import { NUMBER } from './unit.ts'

export const INQUIRY = {
  bound: 'ten inquiries in ten minutes for an address, 64 KB',
  beyond: '429 with `Retry-After`; the form comes back with the words',
}

/** The longest words that an inquiry may have. */
export const LONGEST = {
  firstName: 'Ada',
  lastName: 'Novak',
  email: `visitor-${NUMBER}@example.com`,
  phone: '(570) 555-0142',
  message: 'word '.repeat(990),
}

/** What makes an inquiry wrong when all of it has been read. */
export const WRONG = { email: 'none' }

const COMPARED = ['nomad', 'rover-xl', 'ev-city', 'd5-ranger-4-plus']

/** All that can go along with an inquiry, as the API has it. */
export const CONTEXT = {
  vehicleId: 'nomad-xl',
  context: {
    vehicleIds: COMPARED,
    rental: { cart: 'SIX_SEATER', days: 30, priceList: 'TOWN', municipalityId: 'dallas', deliveryMiles: 500 },
  },
}

/** The same as fields of the form. */
export const CONTEXT_FIELDS = {
  vehicle: 'nomad-xl',
  down: '1000',
  months: '120',
  rate: '30',
  compare: String(COMPARED),
  cart: 'SIX_SEATER',
  days: '30',
  town: 'dallas',
  miles: '500',
}
