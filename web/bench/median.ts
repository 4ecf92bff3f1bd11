/** The middle one of the values; of an even number of values the lower of both. */
export const median = (values: number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) / 2)]!
