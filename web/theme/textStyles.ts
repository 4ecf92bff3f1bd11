import { defineTextStyles } from '@chakra-ui/react'

const heading = {
  fontFamily: 'heading',
  fontWeight: 'heading',
  lineHeight: 'tight',
  letterSpacing: 'tight',
}

export const textStyles = defineTextStyles({
  display: { value: { ...heading, fontSize: { base: '2.5rem', md: '5xl' } } },
  h1: { value: { ...heading, fontSize: { base: '3xl', md: '4xl' } } },
  h2: { value: { ...heading, fontSize: { base: '2xl', md: '3xl' } } },
  h3: { value: { ...heading, fontSize: 'xl' } },
  h4: { value: { ...heading, fontSize: 'lg' } },
  lead: { value: { fontSize: { base: 'md', md: 'lg' }, lineHeight: 'body', color: 'ink.muted' } },
  body: { value: { fontSize: 'md', lineHeight: 'body' } },
  small: { value: { fontSize: 'sm', lineHeight: 'body' } },
  caption: { value: { fontSize: 'xs', lineHeight: 'body' } },
  price: { value: { ...heading, fontVariantNumeric: 'tabular-nums' } },
  eyebrow: {
    value: {
      fontSize: '2xs',
      fontWeight: 'semibold',
      lineHeight: 'snug',
      letterSpacing: 'wider',
      textTransform: 'uppercase',
      color: 'forest.700',
    },
  },
})
