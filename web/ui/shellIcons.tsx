// The icons of every page; the others are in icons.tsx, which the first scripts do not load.
// Drawings of Lucide 1.75 (https://lucide.dev), under the licence in icons.LICENSE.txt. To add one, copy the inside of its SVG.
import { icon } from './icon.tsx'

export const ChevronDown = /* @__PURE__ */ icon('chevron-down', '<path d="m6 9 6 6 6-6"/>')
export const ExternalLink = /* @__PURE__ */ icon(
  'external-link',
  '<path d="M15 3h6v6"/><path d="M10 14 21 3"/><path d="M18 13v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6"/>',
)
export const Menu = /* @__PURE__ */ icon('menu', '<path d="M4 5h16"/><path d="M4 12h16"/><path d="M4 19h16"/>')
export const Phone = /* @__PURE__ */ icon(
  'phone',
  '<path d="M13.832 16.568a1 1 0 0 0 1.213-.303l.355-.465A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.468.351a1 1 0 0 0-.292 1.233 14 14 0 0 0 6.392 6.384"/>',
)
export const X = /* @__PURE__ */ icon('x', '<path d="M18 6 6 18"/><path d="m6 6 12 12"/>')
