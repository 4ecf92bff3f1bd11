/** Path of a town's page. */
export const townPath = (slug: string) => `/${slug}-golf-carts`
