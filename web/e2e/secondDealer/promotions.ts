import type { Promotion } from '#graph/promotions/promotion.entity.ts'

export const PROMOTIONS: Promotion[] = [
  { id: 'zero-percent', months: 24, series: [{ brand: 'Wattle', category: 'Nomad' }] },
]
