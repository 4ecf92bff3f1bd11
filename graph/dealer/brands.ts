const BRANDS = [
  { name: 'Denago', slug: 'denago' },
  { name: 'Evolution', slug: 'evolution' },
] as const satisfies { name: string; slug: string }[]

export type AuthorizedBrand = (typeof BRANDS)[number]

/**
 * Brands whose authorized dealer we are. Each has a page at its slug, with the texts of `brand-pages.ts`; menus, filters and claims
 * follow this list.
 */
export const AUTHORIZED_BRANDS: readonly AuthorizedBrand[] = BRANDS

/** All brands that we sell and service, in the order of the home page. */
export const SOLD_BRANDS: string[] = ['Club Car', 'EZ-GO', 'Denago', 'Evolution', 'Tomberlin', 'Swift EV']

/** Categories that the inventory's filter always offers; those of other carts in stock follow them. */
export const FILTER_CATEGORIES: string[] = ['Ranger', 'Maverick', 'Forester', 'Turfman', 'Rover']

/** Those of them without a page: "Club Car, EZ-GO, Tomberlin, and Swift EV". */
export const OTHER_NAMES = new Intl.ListFormat('en-US').format(
  SOLD_BRANDS.filter((brand) => AUTHORIZED_BRANDS.every(({ name }) => name !== brand)),
)

/** "Denago and Evolution". */
export const AUTHORIZED_NAMES = new Intl.ListFormat('en-US').format(AUTHORIZED_BRANDS.map(({ name }) => name))
