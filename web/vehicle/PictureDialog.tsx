import { useEffect, useRef, useState } from 'react'
import { ChevronLeft, ChevronRight, ZoomIn } from '#web/ui/icons.tsx'
import { Picture, type PictureSource } from '#web/ui/Picture.tsx'
import { X } from '#web/ui/shellIcons.tsx'
import { pictureDialog } from './PictureDialog.styles.ts'

type Props = {
  pictures: readonly PictureSource[]
  /** The picture that is shown first. */
  first: number
  /** Gets the picture that was shown last. */
  onClose: (last: number) => void
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

/**
 * Each picture whole, as large as the screen, in the native dialog: it traps focus, closes on Escape and gives the focus
 * back. A finger swipes and pinches as the browser does by itself.
 */
export const PictureDialog = ({ pictures, first, onClose }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const strip = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(first)
  const [isZoomed, setZoomed] = useState(false)

  const show = (index: number) => {
    strip.current?.children[index]?.scrollIntoView({ inline: 'center', block: 'nearest' })
    setShown(index)
  }
  const step = (by: number) => show((shown + by + pictures.length) % pictures.length)
  useEffect(() => dialog.current?.showModal(), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it opens, and after each change of the pictures' size
  useEffect(() => show(shown), [isZoomed])
  const follow = () => {
    const { scrollLeft, clientWidth, children } = strip.current!
    const middle = scrollLeft + clientWidth / 2
    setShown(([...children] as HTMLElement[]).findIndex((child) => child.offsetLeft + child.offsetWidth > middle))
  }

  return (
    <dialog
      ref={dialog}
      className={pictureDialog.root}
      aria-label={pictures[shown]?.alt}
      onClose={() => onClose(shown)}
      onKeyDown={(event) => {
        const by = STEPS[event.key]
        // Alt with an arrow key is the browser's Back.
        if (!by || event.altKey || event.ctrlKey || event.metaKey) return
        event.preventDefault()
        step(by)
      }}
    >
      <ul ref={strip} className={pictureDialog.strip} data-zoomed={isZoomed || undefined} onScroll={follow}>
        {pictures.map((picture) => (
          <li key={picture.path} className={pictureDialog.slide}>
            <Picture picture={picture} sizes="(orientation: portrait) 200vw, 100vw" />
          </li>
        ))}
      </ul>
      <form method="dialog" className={pictureDialog.bar}>
        {pictures.length > 1 && (
          <>
            <p className={pictureDialog.count}>{`${shown + 1} / ${pictures.length}`}</p>
            <button
              type="button"
              className={pictureDialog.button}
              aria-label="Previous picture"
              onClick={() => step(-1)}
            >
              <ChevronLeft />
            </button>
            <button type="button" className={pictureDialog.button} aria-label="Next picture" onClick={() => step(1)}>
              <ChevronRight />
            </button>
          </>
        )}
        <button
          type="button"
          className={pictureDialog.zoom}
          aria-label="Zoom in"
          aria-pressed={isZoomed}
          onClick={() => setZoomed(!isZoomed)}
        >
          <ZoomIn />
        </button>
        <button type="submit" className={pictureDialog.button} aria-label="Close">
          <X />
        </button>
      </form>
    </dialog>
  )
}
