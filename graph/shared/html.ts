/** Markup that is already safe: made by `html`, never from a visitor's text. */
export class Html {
  constructor(readonly markup: string) {}
}

type Value = string | number | Html | Html[]

/** An HTML template that escapes every inserted text and keeps pieces made by `html`. */
export const html = (strings: TemplateStringsArray, ...values: Value[]): Html =>
  new Html(String.raw({ raw: strings }, ...values.map(markupOf)))

/** A page that needs nothing else of the site, and that search engines leave out. */
export function plainPage({ title, styles, body }: { title: string; styles: string; body: Html }): string {
  return html`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>${new Html(styles)}</style>
</head>
<body>
${body}
</body>
</html>
`.markup
}

function markupOf(value: Value): string {
  if (Array.isArray(value)) return value.map(markupOf).join('')
  if (value instanceof Html) return value.markup
  return String(value).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
