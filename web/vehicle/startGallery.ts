import { opensElsewhere } from '#web/environment/opensElsewhere.ts'

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

/** Where an arrow key leads. With Alt it is the browser's Back. */
const stepOf = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) =>
  altKey || ctrlKey || metaKey ? undefined : STEPS[key]

/** A row of pictures that scrolls. A counter has the number of the one in its middle; screen readers are told of the next one. */
const startStrip = (root: HTMLElement, onScroll: (shown: number) => void) => {
  const strip = root.querySelector('ul')!
  const counter = root.querySelector('[data-count]')
  const status = root.querySelector('[role=status]')!
  let last = 0
  const slides = () => [...strip.children] as HTMLElement[]
  const shown = () => {
    const middle = strip.scrollLeft + strip.clientWidth / 2
    return Math.max(
      slides().findIndex(({ offsetLeft, offsetWidth }) => offsetLeft + offsetWidth > middle),
      0,
    )
  }
  const follow = () => {
    const index = shown()
    const { length } = slides()
    if (counter) counter.textContent = `${index + 1} / ${length}`
    if (index !== last) status.textContent = `${index + 1} of ${length}: ${slides()[index]!.querySelector('img')!.alt}`
    last = index
    onScroll(index)
  }
  const show = (index: number) => {
    const { offsetLeft, offsetWidth } = slides()[index]!
    strip.scrollTo(offsetLeft - (strip.clientWidth - offsetWidth) / 2, 0)
    follow()
  }
  const step = (by: number, from = shown()) => {
    const { length } = slides()
    const next = (from + by + length) % length
    show(next)
    return next
  }
  strip.addEventListener('scroll', follow, { passive: true })
  follow()
  return { show, step }
}

/** The pictures of the gallery for the dialog, where they are shown larger. */
const copyOf = (picture: Element) => {
  const slide = document.createElement('li')
  slide.append(picture.cloneNode(true))
  for (const part of slide.querySelectorAll<HTMLImageElement>('[sizes]'))
    part.sizes = '(orientation: portrait) 200vw, 100vw'
  return slide
}

const startDialog = (dialog: HTMLDialogElement, pictures: Element[], onClose: (last: number) => void) => {
  const strip = dialog.querySelector('ul')!
  const zoom = dialog.querySelector('[data-zoom]')!
  // A picture kept elsewhere is an image alone.
  const alts = pictures.map((picture) => picture.parentElement!.querySelector('img')!.alt)
  let last = 0
  const { show, step } = startStrip(dialog, (shown) => {
    last = shown
    dialog.ariaLabel = alts[shown]!
  })
  const enlarge = (isZoomed: boolean, index = last) => {
    strip.toggleAttribute('data-zoomed', isZoomed)
    zoom.ariaPressed = String(isZoomed)
    show(index)
  }
  dialog.addEventListener('keydown', (event) => {
    const by = stepOf(event)
    if (!by) return
    event.preventDefault()
    step(by)
  })
  dialog.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-step]')
    if (button) step(Number(button.dataset.step))
    if (zoom.contains(target as Node)) enlarge(!strip.hasAttribute('data-zoomed'))
  })
  dialog.addEventListener('close', () => onClose(last))
  return (first: number) => {
    if (!strip.firstChild) strip.append(...pictures.map(copyOf))
    dialog.showModal()
    enlarge(false, first)
  }
}

/**
 * The gallery of a cart's page. Without scripts it has everything but the dialog: thumbnails are links to places in the strip. Here
 * they leave the page where it is, and the history as it was.
 */
export const startGallery = () => {
  const gallery = document.querySelector<HTMLElement>('[data-gallery]')
  const dialog = gallery?.querySelector('dialog')
  if (!gallery || !dialog) return
  const strip = gallery.querySelector('ul')!
  const large = [...strip.querySelectorAll<HTMLElement>('[data-scripted]')]
  const thumbnails = [...gallery.querySelectorAll<HTMLElement>('a[href^="#"]')]

  const mark = (shown: number) => {
    for (const [index, thumbnail] of thumbnails.entries()) thumbnail.ariaCurrent = index === shown ? 'true' : null
  }
  const { show, step } = startStrip(gallery, mark)
  const open = startDialog(
    dialog,
    large.map((link) => link.firstElementChild!),
    (last) => {
      show(last)
      large[last]!.focus({ preventScroll: true })
    },
  )
  gallery.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a')
    if (!link || opensElsewhere(event)) return
    const pressed = [large, thumbnails].find((links) => links.includes(link))
    if (!pressed) return
    event.preventDefault()
    const index = pressed.indexOf(link)
    if (pressed === large) open(index)
    else show(index)
  })
  gallery.addEventListener('keydown', (event) => {
    const links = [large, thumbnails].find((links) => links.includes(event.target as HTMLElement))
    const by = stepOf(event)
    if (!by || !links || links.length < 2) return
    event.preventDefault()
    links[step(by, links.indexOf(event.target as HTMLElement))]!.focus({ preventScroll: true })
  })
  // A finger on an enlarged page moves the page.
  visualViewport?.addEventListener('resize', () => {
    strip.style.overflowX = visualViewport!.scale > 1 ? 'hidden' : ''
  })
}
