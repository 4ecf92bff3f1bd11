import { BOOKMARK } from './drawings.ts'

type Props = {
  /** The name of an icon that stands without text; an icon without a label is decoration. */
  label?: string
}

export type Icon = (props: Props) => React.JSX.Element

const VIEW_BOX = '0 0 24 24'
const SPRITE = 'icons'
const drawings = new Map<string, string>()

const symbol = (name: string) => `<symbol id="i-${name}" viewBox="${VIEW_BOX}">${drawings.get(name)}</symbol>`

/** For the server: the drawing of each icon in a page's HTML, once. */
export const iconSprite = (html: string) => {
  const names = new Set([...html.matchAll(/<use href="#i-([a-z-]+)"/g)].map(([, name]) => name!))
  return `<svg id="${SPRITE}" hidden>${[...names].map(symbol).join('')}</svg>`
}

/** An island may show an icon that the server's HTML did not: it brings the drawing. Every document has the sprite. */
const addSymbol = (name: string) => {
  if (document.getElementById(`i-${name}`)) return
  document.getElementById(SPRITE)?.insertAdjacentHTML('beforeend', symbol(name))
}

/**
 * A drawing that a page holds once, however many icons show it. Stroke and size are in the base styles, which know an icon by its
 * lack of a `viewBox` and a width, and the drawing inherits them; a selector of the page reaches none of its lines.
 */
const icon = (name: string, drawing: string): Icon => {
  drawings.set(name, drawing)
  const use = { __html: `<use href="#i-${name}"/>` }
  const addDrawing = () => addSymbol(name)
  return ({ label }) => (
    <svg
      role={label && 'img'}
      aria-label={label}
      aria-hidden={label ? undefined : 'true'}
      ref={addDrawing}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: one element to React, and no text of visitors
      dangerouslySetInnerHTML={use}
    />
  )
}

// Drawings of Lucide 1.75 (https://lucide.dev), under the licence in icons.LICENSE.txt. To add one, copy the inside of its SVG.
export const Armchair = /* @__PURE__ */ icon(
  'armchair',
  '<path d="M19 9V6a2 2 0 0 0-2-2H7a2 2 0 0 0-2 2v3"/><path d="M3 16a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2v-5a2 2 0 0 0-4 0v1.5a.5.5 0 0 1-.5.5h-9a.5.5 0 0 1-.5-.5V11a2 2 0 0 0-4 0z"/><path d="M5 18v2"/><path d="M19 18v2"/>',
)
export const ArrowLeft = /* @__PURE__ */ icon('arrow-left', '<path d="m12 19-7-7 7-7"/><path d="M19 12H5"/>')
export const ArrowRight = /* @__PURE__ */ icon('arrow-right', '<path d="M5 12h14"/><path d="m12 5 7 7-7 7"/>')
export const BatteryMedium = /* @__PURE__ */ icon(
  'battery-medium',
  '<path d="M10 14v-4"/><path d="M22 14v-4"/><path d="M6 14v-4"/><rect x="2" y="6" width="16" height="12" rx="2"/>',
)
export const Bookmark = /* @__PURE__ */ icon('bookmark', BOOKMARK)
export const CalendarCheck = /* @__PURE__ */ icon(
  'calendar-check',
  '<path d="M8 2v3"/><path d="M16 2v3"/><rect x="3" y="3" width="18" height="18" rx="2"/><path d="M3 9h18"/><path d="m9 15 2 2 4-4"/>',
)
export const Check = /* @__PURE__ */ icon('check', '<path d="M20 6 9 17l-5-5"/>')
export const ChevronDown = /* @__PURE__ */ icon('chevron-down', '<path d="m6 9 6 6 6-6"/>')
export const ChevronLeft = /* @__PURE__ */ icon('chevron-left', '<path d="m15 18-6-6 6-6"/>')
export const ChevronRight = /* @__PURE__ */ icon('chevron-right', '<path d="m9 18 6-6-6-6"/>')
export const Cloud = /* @__PURE__ */ icon('cloud', '<path d="M17.5 19H9a7 7 0 1 1 6.71-9h1.79a4.5 4.5 0 1 1 0 9Z"/>')
export const Cog = /* @__PURE__ */ icon(
  'cog',
  '<path d="M11 10.27 7 3.34"/><path d="m11 13.73-4 6.93"/><path d="M12 22v-2"/><path d="M12 2v2"/><path d="M14 12h8"/><path d="m17 20.66-1-1.73"/><path d="m17 3.34-1 1.73"/><path d="M2 12h2"/><path d="m20.66 17-1.73-1"/><path d="m20.66 7-1.73 1"/><path d="m3.34 17 1.73-1"/><path d="m3.34 7 1.73 1"/><circle cx="12" cy="12" r="2"/><circle cx="12" cy="12" r="8"/>',
)
export const Columns = /* @__PURE__ */ icon(
  'columns',
  '<rect width="18" height="18" x="3" y="3" rx="2"/><path d="M12 3v18"/>',
)
export const ExternalLink = /* @__PURE__ */ icon(
  'external-link',
  '<path d="M15 3h6v6"/><path d="M10 14 21 3"/><path d="M18 13v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6"/>',
)
export const Gauge = /* @__PURE__ */ icon('gauge', '<path d="m12 14 4-4"/><path d="M3.34 19a10 10 0 1 1 17.32 0"/>')
export const Globe = /* @__PURE__ */ icon(
  'globe',
  '<circle cx="12" cy="12" r="10"/><path d="M12 2a14.5 14.5 0 0 0 0 20 14.5 14.5 0 0 0 0-20"/><path d="M2 12h20"/>',
)
export const Leaf = /* @__PURE__ */ icon(
  'leaf',
  '<path d="M11 20a10 10 0 0010-10 25.9 25.9 0 00-1.04-7.281 1 1 0 00-1.755-.325C15.833 5.5 13 5.5 9.8 6.1A7 7 0 0011 20"/><path d="M2 21a5 5 0 012.911-4.544C7.613 15.212 8.351 15.24 11 13"/>',
)
export const Mail = /* @__PURE__ */ icon(
  'mail',
  '<path d="m22 7-8.991 5.727a2 2 0 0 1-2.009 0L2 7"/><rect x="2" y="4" width="20" height="16" rx="2"/>',
)
export const MapPin = /* @__PURE__ */ icon(
  'map-pin',
  '<path d="M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 14.993 4 10a8 8 0 0 1 16 0"/><circle cx="12" cy="10" r="3"/>',
)
export const MapSheet = /* @__PURE__ */ icon(
  'map-sheet',
  '<path d="M14.106 5.553a2 2 0 0 0 1.788 0l3.659-1.83A1 1 0 0 1 21 4.619v12.764a1 1 0 0 1-.553.894l-4.553 2.277a2 2 0 0 1-1.788 0l-4.212-2.106a2 2 0 0 0-1.788 0l-3.659 1.83A1 1 0 0 1 3 19.381V6.618a1 1 0 0 1 .553-.894l4.553-2.277a2 2 0 0 1 1.788 0z"/><path d="M15 5.764v15"/><path d="M9 3.236v15"/>',
)
export const Menu = /* @__PURE__ */ icon('menu', '<path d="M4 5h16"/><path d="M4 12h16"/><path d="M4 19h16"/>')
export const Navigation = /* @__PURE__ */ icon('navigation', '<polygon points="3 11 22 2 13 21 11 13 3 11"/>')
export const Phone = /* @__PURE__ */ icon(
  'phone',
  '<path d="M13.832 16.568a1 1 0 0 0 1.213-.303l.355-.465A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.468.351a1 1 0 0 0-.292 1.233 14 14 0 0 0 6.392 6.384"/>',
)
export const PlugZap = /* @__PURE__ */ icon(
  'plug-zap',
  '<path d="M6.3 20.3a2.4 2.4 0 0 0 3.4 0L12 18l-6-6-2.3 2.3a2.4 2.4 0 0 0 0 3.4Z"/><path d="m2 22 3-3"/><path d="M7.5 13.5 10 11"/><path d="M10.5 16.5 13 14"/><path d="m18 3-4 4h6l-4 4"/>',
)
export const Recycle = /* @__PURE__ */ icon(
  'recycle',
  '<path d="M7 19H4.815a1.83 1.83 0 0 1-1.57-.881 1.785 1.785 0 0 1-.004-1.784L7.196 9.5"/><path d="M11 19h8.203a1.83 1.83 0 0 0 1.556-.89 1.784 1.784 0 0 0 0-1.775l-1.226-2.12"/><path d="m14 16-3 3 3 3"/><path d="M8.293 13.596 7.196 9.5 3.1 10.598"/><path d="m9.344 5.811 1.093-1.892A1.83 1.83 0 0 1 11.985 3a1.784 1.784 0 0 1 1.546.888l3.943 6.843"/><path d="m13.378 9.633 4.096 1.098 1.097-4.096"/>',
)
export const Search = /* @__PURE__ */ icon('search', '<path d="m21 21-4.34-4.34"/><circle cx="11" cy="11" r="8"/>')
export const Share = /* @__PURE__ */ icon(
  'share',
  '<path d="M12 2v13"/><path d="m16 6-4-4-4 4"/><path d="M4 12v8a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-8"/>',
)
export const SquareCheck = /* @__PURE__ */ icon(
  'square-check',
  '<rect width="18" height="18" x="3" y="3" rx="2"/><path style="opacity:var(--check,1)" d="m9 12 2 2 4-4"/>',
)
export const Star = /* @__PURE__ */ icon(
  'star',
  '<path d="M11.525 2.295a.53.53 0 0 1 .95 0l2.31 4.679a2.123 2.123 0 0 0 1.595 1.16l5.166.756a.53.53 0 0 1 .294.904l-3.736 3.638a2.123 2.123 0 0 0-.611 1.878l.882 5.14a.53.53 0 0 1-.771.56l-4.618-2.428a2.122 2.122 0 0 0-1.973 0L6.396 21.01a.53.53 0 0 1-.77-.56l.881-5.139a2.122 2.122 0 0 0-.611-1.879L2.16 9.795a.53.53 0 0 1 .294-.906l5.165-.755a2.122 2.122 0 0 0 1.597-1.16z"/>',
)
export const TreePine = /* @__PURE__ */ icon(
  'tree-pine',
  '<path d="m17 14 3 3.3a1 1 0 0 1-.7 1.7H4.7a1 1 0 0 1-.7-1.7L7 14h-.3a1 1 0 0 1-.7-1.7L9 9h-.2A1 1 0 0 1 8 7.3L12 3l4 4.3a1 1 0 0 1-.8 1.7H15l3 3.3a1 1 0 0 1-.7 1.7H17Z"/><path d="M12 22v-3"/>',
)
export const Wind = /* @__PURE__ */ icon(
  'wind',
  '<path d="M12.8 19.6A2 2 0 1 0 14 16H2"/><path d="M17.5 8a2.5 2.5 0 1 1 2 4H2"/><path d="M9.8 4.4A2 2 0 1 1 11 8H2"/>',
)
export const X = /* @__PURE__ */ icon('x', '<path d="M18 6 6 18"/><path d="m6 6 12 12"/>')
export const ZoomIn = /* @__PURE__ */ icon(
  'zoom-in',
  '<circle cx="11" cy="11" r="8"/><line x1="21" x2="16.65" y1="21" y2="16.65"/><line x1="11" x2="11" y1="8" y2="14"/><line x1="8" x2="14" y1="11" y2="11"/>',
)
