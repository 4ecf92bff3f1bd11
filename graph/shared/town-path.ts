export const townPath = (slug: string) => `/${slug}-golf-carts`
