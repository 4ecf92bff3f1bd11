/** The words of the rows about what goes along with the message. */
export const CHOSEN = {
  vehicle: 'Cart',
  estimate: 'Estimate',
  compared: 'You compare',
  carts: (count: number) => `${count} carts`,
  rental: 'Rental',
  total: 'Rental in all',
  deposit: 'Deposit, comes back with the cart',
  miles: 'The miles of the delivery are an estimate by the straight line; the road is longer.',
  notReserved: 'Nothing is reserved by a message. We confirm the price and whether the cart is free.',
}

/** Why something in the address of the page does not go along. */
export const IGNORED = {
  vehicle: 'A cart in this link is no longer listed, so it does not go along. Tell us its name if you remember it.',
  compared: 'The carts to compare in this link do not go along: there must be two to four that are still listed.',
  estimate: 'The monthly estimate in this link does not go along, because its figures do not fit a cart of ours.',
  rental: 'The rental in this link does not go along, because we rent no such cart for that long or in that place.',
}
