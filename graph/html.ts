/** Markup that is already safe: made by `html`, never from a visitor's text. */
export class Html {
  constructor(readonly markup: string) {}
}

type Value = string | number | Html | Html[]

/** An HTML template that escapes every inserted text and keeps pieces made by `html`. */
export function html(strings: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(String.raw({ raw: strings }, ...values.map(markupOf)))
}

function markupOf(value: Value): string {
  if (Array.isArray(value)) return value.map(markupOf).join('')
  if (value instanceof Html) return value.markup
  return String(value).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
