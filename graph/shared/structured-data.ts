export const dealerNode = (siteUrl: string) => `${siteUrl}/#dealer`

/** JSON that may stand in a script element: `<` could end the element, U+2028 and U+2029 end a line of a script. */
export const scriptJson = (value: unknown) =>
  JSON.stringify(value).replace(/[<\u2028\u2029]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`)
