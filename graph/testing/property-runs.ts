/** PROPERTY_RUNS=20 tries each property with twenty times as many cases, drawn anew: that is CI's nightly job. */
const FACTOR = Number(process.env.PROPERTY_RUNS ?? 1)

/**
 * Settings of fast-check for a property that is usually tried with so many cases. They are always the same ones, so that a failure
 * is repeated; of new ones fast-check prints the seed. In both cases it prints the smallest case that shows the failure.
 */
export const propertyRuns = (usual: number) =>
  FACTOR === 1 ? { seed: 20_100_401, numRuns: usual } : { numRuns: usual * FACTOR }
