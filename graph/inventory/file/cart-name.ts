/** A cart as the staff call it: `Denago Nomad XL (R-2611)`. */
export function cartName({
  id,
  name,
  stockNumber,
}: {
  id?: unknown
  name?: unknown
  stockNumber?: unknown
}): string | undefined {
  const called = [name, id].find((each) => typeof each === 'string' && each !== '') as string | undefined
  return called && typeof stockNumber === 'string' && stockNumber ? `${called} (${stockNumber})` : called
}
