/** A quantity and its unit stay on one line: "48 V", "105 Ah". */
export const unbroken = (text: string) => text.replace(/(\d) (?=(?:V|Ah)\b)/g, '$1\u00a0')
