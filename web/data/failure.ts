/** Why data did not come, when no answer did. */
export const NO_CONNECTION = 'No connection'
