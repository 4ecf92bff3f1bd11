/** The width from which each condition holds. Apart from the tokens, since the shell reads it and must not load Chakra. */
export const BREAKPOINTS = { sm: '30em', md: '48em', lg: '64em', xl: '80em' }

/** A filter that leaves a picture of a cart its form alone. */
export const CLAY = 'grayscale(1) contrast(.35) brightness(1.17)'

/** The layers of all styles: a rule beats those of earlier layers. Said here, because a built file may begin with any of them. */
export const LAYERS = 'reset,base,tokens,recipes,styles'
