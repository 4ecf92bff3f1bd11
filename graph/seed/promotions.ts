import type { Promotion } from '#graph/promotions/promotion.entity.ts'

export const PROMOTIONS: Promotion[] = [
  {
    id: 'zero-percent',
    months: 36,
    lastDay: null,
    series: [
      { brand: 'Denago', category: 'City' },
      { brand: 'Evolution', category: 'D5 Maverick' },
      { brand: 'Evolution', category: 'D6 Max' },
    ],
  },
]
