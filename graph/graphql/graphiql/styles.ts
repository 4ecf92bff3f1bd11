/**
 * Overrides GraphiQL's style sheet: the site's fonts, colors with enough contrast on white and gray, and one column on narrow
 * screens, where the result would have no width.
 */
export const STYLES = `
:root :is(.graphiql-container, .graphiql-dialog, .graphiql-tooltip, .CodeMirror-info, .CodeMirror-lint-tooltip, [data-radix-popper-content-wrapper]) {
  --font-family: inherit;
  --font-family-mono: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace;
  --color-primary: 14, 66%, 35%;
  --color-secondary: 242, 51%, 45%;
  --color-tertiary: 188, 100%, 24%;
  --color-info: 208, 100%, 32%;
  --color-success: 158, 60%, 24%;
  --color-warning: 36, 100%, 26%;
  --alpha-secondary: .95;
  --alpha-tertiary: .85;
}
@media (max-width: 48rem) {
  #graphiql { height: 60rem; }
  .graphiql-container :is(.graphiql-main, #graphiql-session) { flex-direction: column; }
  .graphiql-container .graphiql-horizontal-drag-bar { display: none; }
}
`
