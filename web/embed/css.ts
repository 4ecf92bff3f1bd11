import { FOREST, INK, LINE } from '#graph/dealer/look.ts'
import { CLAY } from '#web/theme/constants.ts'

/** Styles of the element. A page sets the variables; of its own styles only fonts, text colour and color-scheme reach in. */
export const css = `
:host {
  --_text: ${INK.DEFAULT};
  --_surface: #fff;
  --_border: ${LINE};
  --_muted: ${INK.muted};
  --_accent: ${FOREST[700]};
  display: block;
  color: var(--ridgeline-text, var(--_text));
  font-family: var(--ridgeline-font, system-ui, sans-serif);
  line-height: 1.5;
}
@supports (color: light-dark(#000, #fff)) {
  :host {
    --_text: light-dark(${INK.DEFAULT}, #f4f1ea);
    --_surface: light-dark(#fff, #1c2620);
    --_border: light-dark(${LINE}, #3d4a42);
    --_muted: light-dark(${INK.muted}, #b4bfb7);
    --_accent: light-dark(${FOREST[700]}, #a3d3b6);
  }
}
:host([hidden]) { display: none }
ul {
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(var(--ridgeline-card-width, 16rem), 100%), 1fr));
  gap: var(--ridgeline-gap, 1.25rem);
  margin: 0 0 var(--ridgeline-gap, 1.25rem);
  padding: 0;
  list-style: none;
}
li {
  position: relative;
  display: flex;
  flex-direction: column;
  overflow: hidden;
  background: var(--ridgeline-surface, var(--_surface));
  border: 1px solid var(--ridgeline-border, var(--_border));
  border-radius: var(--ridgeline-radius, 14px);
}
.picture { aspect-ratio: 3 / 2; background: var(--ridgeline-border, var(--_border)) }
img { display: block; width: 100%; height: 100%; object-fit: cover }
.clay img { filter: ${CLAY} }
.body { display: grid; gap: .25rem; padding: 1rem }
p { margin: 0 }
.name { min-height: 3em; font-weight: 600 }
.price { font-size: 1.25em; font-weight: 700 }
.state { color: var(--ridgeline-muted, var(--_muted)); font-size: .875em }
li a { color: var(--ridgeline-accent, var(--_accent)); text-decoration: none }
li a::after { content: ''; position: absolute; inset: 0; border-radius: inherit }
li:hover a { text-decoration: underline }
li:focus-within { outline: 2px solid var(--ridgeline-accent, var(--_accent)); outline-offset: 2px }
li a:focus { outline: 0 }
button {
  display: block;
  min-height: 2.75rem;
  margin: 0 auto var(--ridgeline-gap, 1.25rem);
  padding: 0 1.5rem;
  background: none;
  border: 1px solid;
  border-radius: var(--ridgeline-radius, 14px);
  color: var(--ridgeline-accent, var(--_accent));
  font: inherit;
  cursor: pointer;
}
[hidden] { display: none }
.note { margin-bottom: var(--ridgeline-gap, 1.25rem); color: var(--ridgeline-muted, var(--_muted)) }
`
