/** The width from which each condition holds. Apart from the tokens, since the shell reads it and must not load Chakra. */
export const BREAKPOINTS = { sm: '30em', md: '48em', lg: '64em', xl: '80em' }

/** The darkest green, alone: the document needs no other colour in a script. */
export const THEME_COLOR = '#14301F'

/** The layers of all styles: a rule beats those of earlier layers. Said here, because a built file may begin with any of them. */
export const LAYERS = 'reset,base,tokens,recipes,styles'
