import { DEALER } from '#graph/dealer/dealer.ts'
import { type Html, html } from '#graph/shared/html.ts'

// Mail programs support tables and inline styles. Some invert colours in dark mode, so no text has a background colour.
const FONT = 'font-family: Helvetica, Arial, sans-serif; font-size: 16px; line-height: 1.5;'
const LINK = 'color: inherit; text-decoration: underline;'

export const paragraph = (content: string | Html) => html`<p style="margin: 0 0 16px;">${content}</p>`

/** A visitor's text with its line breaks. */
export const quotation = (text: string) =>
  html`<p style="margin: 0 0 16px; padding-left: 16px; border-left: 3px solid #2f7d5b; white-space: pre-wrap; overflow-wrap: anywhere;">${text}</p>`

export const warning = (text: string) =>
  html`<p style="margin: 0 0 16px; padding: 8px 12px; border: 2px solid #c2571a;"><strong>${text}</strong></p>`

export const link = (href: string, label: string) => html`<a href="${href}" style="${LINK}">${label}</a>`

/** One row for each label and its content. */
export const table = (rows: [label: string, content: string | Html][]) =>
  html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin: 0 0 16px; border-collapse: collapse;">${rows.map(
    ([label, content]) =>
      html`<tr><td style="padding: 4px 16px 4px 0; vertical-align: top; opacity: 0.7;">${label}</td><td style="padding: 4px 0; vertical-align: top; overflow-wrap: anywhere;">${content}</td></tr>`,
  )}</table>`

/** A whole mail: the title above, with which phones preview it, the dealer's name and address below. */
export const layout = (title: string, content: Html[]) =>
  html`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${title}</title>
</head>
<body style="margin: 0; padding: 24px 16px; ${FONT}">
<table role="presentation" align="center" width="100%" cellpadding="0" cellspacing="0" style="max-width: 600px; margin: 0 auto;"><tr><td style="${FONT}">
<h1 style="margin: 0 0 24px; padding-bottom: 12px; border-bottom: 3px solid #2f7d5b; font-size: 24px; line-height: 1.25;">${title}</h1>
${content}
<p style="margin: 24px 0 0; padding-top: 12px; border-top: 1px solid #8a8f8c; font-size: 13px; opacity: 0.8;">${DEALER.name}, ${DEALER.address.street}, ${DEALER.address.city}, ${DEALER.address.state} ${DEALER.address.zip}</p>
</td></tr></table>
</body>
</html>`.markup
