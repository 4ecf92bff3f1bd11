import { defineTextStyles } from '@chakra-ui/react'

/** What headings have without a style; texts that only look like one take it with their size. */
export const heading = {
  fontFamily: 'heading',
  fontWeight: 'heading',
  lineHeight: 'tight',
  letterSpacing: 'tight',
} as const

// The browser's text size may be twice the usual one: in a narrow window headings grow less, so that their words fit.
export const textStyles = defineTextStyles({
  display: { value: { fontSize: { base: 'min(2.5rem, 12.5vw)', md: '5xl' } } },
  h1: { value: { fontSize: { base: 'min(2.25rem, 11.25vw)', md: '4xl' } } },
  h2: { value: { fontSize: { base: 'min(1.75rem, 10vw)', md: '3xl' } } },
  h3: { value: { fontSize: 'min(1.375rem, 9vw)' } },
  // The headings' font is for 20 px and more.
  h4: {
    value: { fontFamily: 'body', fontSize: 'lg', fontWeight: 'semibold', lineHeight: 'snug', letterSpacing: 'normal' },
  },
  lead: { value: { fontSize: { base: 'md', md: 'lg' }, lineHeight: 'body', color: 'ink.muted' } },
  body: { value: { fontSize: 'md', lineHeight: 'body' } },
  small: { value: { fontSize: 'sm', lineHeight: 'body' } },
  caption: { value: { fontSize: 'xs', lineHeight: 'body' } },
  fine: { value: { fontSize: 'xs', color: 'ink.muted' } },
  price: { value: { ...heading, fontVariantNumeric: 'tabular-nums' } },
  eyebrow: {
    value: {
      fontFamily: 'body',
      fontSize: 'xs',
      fontWeight: 'semibold',
      lineHeight: 'snug',
      letterSpacing: 'wider',
      textTransform: 'uppercase',
      color: 'forest.700',
    },
  },
})
