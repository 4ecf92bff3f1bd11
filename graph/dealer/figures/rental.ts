import type { Figures } from './figure.ts'

/** The figures of renting, except for the prices, which are in the database. */
export const RENTAL = {
  period: { label: 'Rental period', amount: 24, unit: 'hour', condition: 'rentals run in increments of this length' },
  longest: { label: 'Longest rental', amount: 30, unit: 'day' },
  minimumAge: { label: 'Minimum age of a driver', amount: 18, unit: 'year' },
  deposits: {
    fourSeater: { label: '4-seater', amount: 500, unit: 'USD' },
    sixSeater: { label: '6-seater', amount: 750, unit: 'USD' },
    utility: { label: 'Utility cart', amount: 600, unit: 'USD' },
  },
  drivers: {
    fee: { label: 'Additional driver', amount: 25, unit: 'USD', condition: 'per person' },
    most: { label: 'Maximum additional drivers', amount: 2, unit: 'driver' },
  },
  fees: {
    late: { label: 'Late return', amount: 25, unit: 'USD per hour' },
    minorDamage: { label: 'Minor damage admin fee', amount: 75, unit: 'USD' },
    refueling: { label: 'Refueling or recharging', amount: 35, unit: 'USD' },
    smoking: { label: 'Smoking odor removal', amount: 200, unit: 'USD' },
    petHair: { label: 'Pet hair removal', amount: 75, unit: 'USD' },
    cleaning: { label: 'Cleaning', amount: [50, 150], unit: 'USD', condition: 'depending on condition' },
  },
  cancellation: {
    freeUntil: { label: 'Free cancellation', amount: 24, unit: 'hour', condition: 'or more before pickup' },
    lateRefund: { label: 'Refund on a later cancellation', amount: 50, unit: '%' },
    noShowRefund: { label: 'Refund on a no-show', amount: 0, unit: '%' },
    earlyReturnRefund: { label: 'Refund on an early return', amount: 0, unit: '%' },
  },
  liability: {
    perPerson: { label: 'Bodily injury, per person', amount: 100_000, unit: 'USD' },
    perAccident: { label: 'Bodily injury, per accident', amount: 300_000, unit: 'USD' },
    property: { label: 'Property damage', amount: 50_000, unit: 'USD' },
  },
  delivery: {
    fee: { label: 'Rental delivery', amount: 6, unit: 'USD per mile' },
    freeWithin: { label: 'Free delivery distance', amount: 10, unit: 'mile' },
  },
} as const satisfies Figures

const { fee, freeWithin } = RENTAL.delivery

const toHundredths = (amount: number) => Math.round(amount * 100) / 100

export const paidMiles = (miles: number): number => toHundredths(Math.max(0, miles - freeWithin.amount))

/** The price of delivering a rental over so many miles by road, in US dollars. */
export const rentalDeliveryFee = (miles: number): number => toHundredths(paidMiles(miles) * fee.amount)
