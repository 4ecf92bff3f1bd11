type Choice = Record<string, unknown>

/** The only part of a recipe that reaches the browser: class names by variant. */
export type Recipe = { base: string; variants: Record<string, Record<string, string>>; defaults: Choice }

export const cva =
  (recipe: Recipe) =>
  (props: Choice = {}) => {
    const chosen = (variant: string) => String(props[variant] ?? recipe.defaults[variant])
    const variants = Object.entries(recipe.variants).map(([variant, names]) => names[chosen(variant)])
    return [recipe.base, ...variants].filter(Boolean).join(' ')
  }
