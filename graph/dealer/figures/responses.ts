import type { Figures } from './figure.ts'

/** Response times. The contact form's own promise is `DEALER.responseTime`. */
export const RESPONSES = {
  feedback: {
    urgent: { label: 'Urgent feedback', amount: 4, unit: 'hour' },
    general: { label: 'General feedback', amount: 24, unit: 'hour' },
  },
  corrections: {
    critical: { label: 'Critical', amount: 2, unit: 'hour' },
    important: { label: 'Important', amount: 24, unit: 'hour' },
    minor: { label: 'Minor', amount: 48, unit: 'hour' },
    complex: { label: 'Complex', amount: 72, unit: 'hour' },
  },
  content: { label: 'Questions about content', amount: [24, 48], unit: 'hour' },
  newProducts: { label: 'New product information', amount: 48, unit: 'hour' },
} as const satisfies Figures
