import type { Figures } from './figure.ts'

export const SERVICE = {
  labor: { label: 'Service labor', amount: 155, unit: 'USD per hour', condition: 'and up' },
  abandonedAfter: { label: 'Carts left after service count as abandoned', amount: 30, unit: 'day' },
} as const satisfies Figures
