export const AUTHORIZED_BRANDS = [{ name: 'Wattle', slug: 'wattle' }]

export type AuthorizedBrand = (typeof AUTHORIZED_BRANDS)[number]

export const SOLD_BRANDS: string[] = ['Wattle', 'Coolabah']

export const FILTER_CATEGORIES: string[] = ['Drover']

export const AUTHORIZED_NAMES = 'Wattle'

export const OTHER_NAMES = 'Coolabah'
