/** Repeats the site's colors, because the API also runs without the site. */
export const STYLES = `
:root { color-scheme: light; --ink: #17211B; --muted: #56635B; --paper: #FBF8F2; --line: #E2DACB; --green: #14301F; --link: #9C3718; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.55 system-ui, -apple-system, "Segoe UI", Roboto, "DejaVu Sans", sans-serif; }
header { background: var(--green); color: #fff; }
header, main { padding: 2rem max(1rem, calc((100% - 70rem) / 2)); }
h1, h2, h3 { line-height: 1.25; margin: 0 0 .5rem; }
h1 { font-size: 1.75rem; }
h2 { font-size: 1.375rem; }
h3 { font-size: 1.125rem; }
p { margin: 0 0 1rem; max-width: 42rem; }
dl { display: flex; flex-wrap: wrap; gap: .75rem 2.5rem; margin: 0; }
dt { color: #B9CDBF; font-size: .875rem; }
dd { margin: 0; overflow-wrap: anywhere; }
code, pre { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; font-size: .875rem; }
pre { overflow-x: auto; margin: 0 0 .75rem; padding: 1rem; background: #fff; border: 1px solid var(--line); border-radius: 10px; }
main > section:not(.editor) { margin-top: 2rem; }
main > p { margin-top: .5rem; }
a { color: var(--link); }
header a { color: #fff; }
a:focus-visible, pre:focus-visible { outline: 3px solid #F0B445; outline-offset: 2px; }
.editor { height: 85vh; min-height: 32rem; margin-bottom: 2.5rem; border: 1px solid var(--line); border-radius: 10px; overflow: hidden; background: #fff; }
.editor[hidden] { display: none; }
.editor iframe { width: 100%; height: 100%; border: 0; }
.for-readers { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
`
