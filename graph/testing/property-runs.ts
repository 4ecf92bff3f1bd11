const FACTOR = Number(process.env.PROPERTY_RUNS)

/**
 * Settings of fast-check for a property. `PROPERTY_RUNS=20` tries it twenty times as often as is said here, with cases drawn anew: that
 * is CI's nightly job. Without it a quarter suffices, always the same ones, so that a failure is repeated. Of new ones fast-check prints
 * the seed, and in both cases the smallest case that shows the failure.
 */
export const propertyRuns = (usual: number) =>
  FACTOR ? { numRuns: usual * FACTOR } : { seed: 20_100_401, numRuns: Math.ceil(usual / 4) }
