/** Styles of the element. A page sets the variables; of its own styles only fonts and text colour reach in. */
export const css = `
:host {
  display: block;
  color: var(--ridgeline-text, #17211b);
  font-family: var(--ridgeline-font, system-ui, sans-serif);
  line-height: 1.5;
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
  background: var(--ridgeline-surface, #fff);
  border: 1px solid var(--ridgeline-border, #e2dacb);
  border-radius: var(--ridgeline-radius, 14px);
}
.picture { aspect-ratio: 3 / 2; background: var(--ridgeline-border, #e2dacb) }
img { display: block; width: 100%; height: 100%; object-fit: cover }
.body { display: grid; gap: .25rem; padding: 1rem }
p { margin: 0 }
.name { min-height: 3em; font-weight: 600 }
.price { font-size: 1.25em; font-weight: 700 }
.state { color: var(--ridgeline-muted, #56635b); font-size: .875em }
li a { color: var(--ridgeline-accent, #23513a); text-decoration: none }
li a::after { content: ''; position: absolute; inset: 0; border-radius: inherit }
li:hover a { text-decoration: underline }
li:focus-within { outline: 2px solid var(--ridgeline-accent, #23513a); outline-offset: 2px }
li a:focus { outline: 0 }
.note { margin-bottom: var(--ridgeline-gap, 1.25rem); color: var(--ridgeline-muted, #56635b) }
`
