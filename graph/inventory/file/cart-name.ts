interface Cart {
  id?: unknown
  name?: unknown
  stockNumber?: unknown
}

/** A cart as the staff call it: `Denago Nomad XL (R-2611)`. */
export function cartName({ id, name, stockNumber }: Cart): string | undefined {
  const called = [name, id].find((each) => typeof each === 'string' && each !== '') as string | undefined
  return called && typeof stockNumber === 'string' && stockNumber ? `${called} (${stockNumber})` : called
}

/** With its id, by which a row can name it: `Denago Nomad XL (R-2611), id denago-nomad-xl`. */
export const cartWithId = (cart: Cart & { id: string | null }): string => `${cartName(cart)}, id ${cart.id}`
