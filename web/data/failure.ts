/** The reason of a failure without any answer. Not in `failedCall.ts`, which imports Apollo. */
export const NO_CONNECTION = 'No connection'
