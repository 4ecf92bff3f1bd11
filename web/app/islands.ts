import type { IslandsCode } from '#web/islands/island.tsx'

export const ISLANDS: IslandsCode = {
  CheapestRental: async () => (await import('#web/rental-plans/CheapestRental.tsx')).CheapestRental,
  ContactForm: async () => (await import('#web/contact/ContactForm.tsx')).ContactForm,
  EcoCalculator: async () => (await import('#web/eco-impact/EcoCalculator.tsx')).EcoCalculator,
  MonthlyEstimate: async () => (await import('#web/vehicle/MonthlyEstimate.tsx')).MonthlyEstimate,
}
