import type { Figures } from './figure.ts'

export const STORAGE = {
  temperature: { label: 'Indoor temperature', amount: [50, 75], unit: '°F' },
  monthly: {
    indoor: { label: 'Indoor, climate-controlled', amount: 125, unit: 'USD per month' },
    outdoor: { label: 'Outdoor, covered', amount: 75, unit: 'USD per month' },
  },
  winter: {
    length: { label: 'Winter package', amount: 6, unit: 'month', condition: 'October 15 to April 15' },
    indoor: { label: 'Winter, indoor', amount: 650, unit: 'USD' },
    outdoor: { label: 'Winter, outdoor', amount: 400, unit: 'USD' },
  },
  summer: {
    length: { label: 'Summer package', amount: 5, unit: 'month', condition: 'May 1 to September 30' },
    indoor: { label: 'Summer, indoor', amount: 575, unit: 'USD' },
    outdoor: { label: 'Summer, outdoor', amount: 350, unit: 'USD' },
  },
  addOns: {
    maintenance: { label: 'Storage maintenance', amount: 50, unit: 'USD per month' },
    preSeason: { label: 'Pre-season preparation', amount: 150, unit: 'USD' },
  },
  late: {
    fee: { label: 'Late fee', amount: 25, unit: 'USD' },
    after: { label: 'Late after', amount: 10, unit: 'day' },
  },
  delinquency: {
    notice: { label: 'Notice', amount: 30, unit: 'day' },
    finalNotice: { label: 'Phone contact and final notice', amount: 60, unit: 'day' },
    lien: { label: 'Lien', amount: 90, unit: 'day' },
    sale: { label: 'Possible sale', amount: 120, unit: 'day' },
  },
  termination: {
    notice: { label: 'Written notice', amount: 30, unit: 'day' },
    retrieval: { label: 'Retrieval of the cart', amount: 30, unit: 'day' },
  },
  seasonalRefund: { label: 'Refund on a seasonal package', amount: 0, unit: '%' },
} as const satisfies Figures
