import { DEALER } from '#graph/dealer/dealer.ts'
import { type Html, html } from '#graph/shared/html.ts'
import type { MailLine } from './message.ts'

// Mail programs support tables and inline styles; those that know dark mode take the classes' colors, which are the shop's.
const FONT = 'font-family: Helvetica, Arial, sans-serif; font-size: 16px; line-height: 1.5;'
const HEADING =
  "font-family: 'Bricolage Grotesque', Helvetica, Arial, sans-serif; letter-spacing: -0.02em; font-weight: 700;"
const [INK, MUTED, PAPER, LINE, FOREST, EMBER] = ['#17211b', '#56635b', '#fbf8f2', '#e2dacb', '#14301f', '#b8431f']

const DARK = `@media (prefers-color-scheme: dark) {
.page { background: #10170f !important; }
.card { background: #1b261f !important; border-color: #33413a !important; color: #f1eadd !important; }
.muted { color: #b9c4bc !important; }
.line { border-color: #33413a !important; }
}`

export const paragraph = (content: string | Html) => html`<p style="margin: 0 0 16px;">${content}</p>`

/** A visitor's text with its line breaks, for which Outlook needs elements. */
export const quotation = (text: string) =>
  html`<p style="margin: 0 0 16px; padding-left: 16px; border-left: 3px solid #3d7d5a; overflow-wrap: anywhere;">${text
    .split('\n')
    .map((line, index) => html`${index ? html`<br>\n` : ''}${line}`)}</p>`

export const warning = (text: string) =>
  html`<p style="margin: 0 0 16px; padding: 8px 12px; border: 2px solid ${EMBER}; border-radius: 10px;"><strong>${text}</strong></p>`

export const small = (content: string | Html) =>
  html`<p class="muted" style="margin: 0 0 12px; font-size: 13px; color: ${MUTED};">${content}</p>`

export const link = (href: string, label: string) =>
  html`<a href="${href}" style="color: inherit; text-decoration: underline;">${label}</a>`

/** Buttons side by side; the first one is what to do next. */
export const buttons = (all: { href: string; label: string }[]) =>
  html`<p style="margin: 0 0 16px;">${all.map(
    ({ href, label }, index) =>
      html`<a href="${href}" style="display: inline-block; margin: 0 8px 8px 0; padding: 10px 20px; border-radius: 999px; background: ${index ? FOREST : EMBER}; color: #ffffff; font-weight: 600; text-decoration: none;">${label}</a>`,
  )}</p>`

export const table = (rows: MailLine[]) =>
  html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin: 0 0 16px; border-collapse: collapse;">${rows.map(
    ({ label, text, href }) =>
      html`<tr><td class="muted line" style="padding: 8px 16px 8px 0; vertical-align: top; border-top: 1px solid ${LINE}; color: ${MUTED};">${label}</td><td class="line" style="padding: 8px 0; vertical-align: top; border-top: 1px solid ${LINE}; overflow-wrap: anywhere;">${href ? link(href, text) : text}</td></tr>`,
  )}</table>`

/** A whole mail: the title first, because phones preview it, the dealer's name and address below. */
export const layout = (title: string, content: Html[]) =>
  html`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${title}</title>
<style>${DARK}</style>
</head>
<body class="page" style="margin: 0; padding: 24px 12px; background: ${PAPER}; ${FONT}">
<table role="presentation" align="center" width="100%" cellpadding="0" cellspacing="0" style="max-width: 600px; margin: 0 auto;">
<tr><td style="padding: 24px; background: ${FOREST}; color: #ffffff; border-radius: 14px 14px 0 0;"><h1 style="margin: 0; font-size: 26px; line-height: 1.2; ${HEADING}">${title}</h1></td></tr>
<tr><td class="card" style="padding: 24px; background: #ffffff; color: ${INK}; border: 1px solid ${LINE}; border-top: 0; border-radius: 0 0 14px 14px; ${FONT}">
${content}
<p class="muted line" style="margin: 24px 0 0; padding-top: 12px; border-top: 1px solid ${LINE}; font-size: 13px; color: ${MUTED};"><strong style="font-size: 16px; ${HEADING}">${DEALER.name}</strong><br>${DEALER.address.street}, ${DEALER.address.city}, ${DEALER.address.state} ${DEALER.address.zip}</p>
</td></tr></table>
</body>
</html>`.markup
