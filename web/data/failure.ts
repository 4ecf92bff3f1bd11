/** The reason of a failure without any answer. Apart from `failedCall.ts`, which brings Apollo along. */
export const NO_CONNECTION = 'No connection'
