/** The width from which each condition holds. Apart from the tokens, since the shell reads it and must not load Chakra. */
export const BREAKPOINTS = { sm: '30em', md: '48em', lg: '64em', xl: '80em' }
