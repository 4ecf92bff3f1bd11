/** From which width a condition holds. Apart from the tokens: the shell reads it, and must not bring Chakra along. */
export const BREAKPOINTS = { sm: '30em', md: '48em', lg: '64em', xl: '80em' }
