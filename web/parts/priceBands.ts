/**
 * The bands of the inventory's prices by their value in its address, which an inquiry may name as well. Bounds in USD, both
 * inclusive. Prices have cents, so 14,999.99 is the highest below 15,000.
 */
export const PRICE_BANDS: { value: string; label: string; minPrice?: number; maxPrice?: number }[] = [
  { value: 'under-15000', label: 'Under $15,000', maxPrice: 14_999.99 },
  { value: '15000-25000', label: '$15,000–$25,000', minPrice: 15_000, maxPrice: 25_000 },
  { value: 'over-25000', label: 'Over $25,000', minPrice: 25_000.01 },
]
