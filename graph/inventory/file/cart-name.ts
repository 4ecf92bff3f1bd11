/** A cart as the staff call it: `Denago Nomad XL (R-2611)`. */
export function cartName({
  id,
  name,
  stockNumber,
}: {
  id?: string | null
  name?: string | null
  stockNumber?: string | null
}): string {
  const called = name || id || ''
  return stockNumber ? `${called} (${stockNumber})`.trim() : called
}
