/** As many vehicles as the API gives at once. */
const LARGEST_LOADED = 250

/**
 * The decision how the inventory page works: it loads an inventory of this size and filters it in the browser; for a larger one
 * every choice is a question to the API.
 */
export const isLoadable = (total: number) => total <= LARGEST_LOADED
