/** The page of the results leads to the rentals behind it. */
export const RENTAL_NOTE = 'We rent carts too.'

/** The page of the results leads to the services behind it. */
export const SERVICE_NOTE = 'We sell parts and service carts, too.'

/** Names and numbers are compared without blanks and hyphens. */
export const squeeze = (text: string) => text.toLowerCase().replace(/[\s-]/g, '')
