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
export const icon = (name: string, drawing: string): Icon => {
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
