/** The carts for rent in the middle of a sentence, by their names in the schema. */
export const RENTAL_CART_WORDS = { FOUR_SEATER: '4-seater', SIX_SEATER: '6-seater', UTILITY: 'utility cart' } as const
