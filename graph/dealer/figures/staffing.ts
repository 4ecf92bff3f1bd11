import type { Figures } from './figure.ts'

/** Of the year 2024. */
export const STAFFING = {
  fullTime: { label: 'Full-time', amount: 24, unit: 'person' },
  partTime: { label: 'Part-time', amount: 8, unit: 'person' },
  seasonal: { label: 'Seasonal', amount: 6, unit: 'person' },
  peak: { label: 'At peak', amount: 38, unit: 'person' },
  retention: { label: 'Retention', amount: 87, unit: '%' },
  development: { label: 'Professional development budget', amount: 1_200, unit: 'USD', condition: 'per employee' },
  paidDaysOff: { label: 'Paid days off', amount: [15, 25], unit: 'day', condition: 'per year' },
} as const satisfies Figures

export const STAFFING_PERIOD = 'January 1 to December 31, 2024'
