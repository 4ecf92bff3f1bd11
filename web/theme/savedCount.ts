/** The number of saved carts behind a link to them; scripts set the property where there are any (`choices/ChoiceBar.tsx`). */
export const savedCount = { _after: { content: 'var(--saved)', whiteSpace: 'pre' } } as const
