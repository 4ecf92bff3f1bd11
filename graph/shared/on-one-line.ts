/** Line breaks and other control characters, except the null character, which the rules of texts refuse. */
const UNPRINTABLE = /(?:\s|(?!\0)\p{Cc})+/gu

export const onOneLine = (text: string): string => text.replace(UNPRINTABLE, ' ')
