import type { Ref } from 'react'
import { ChevronLeft, ChevronRight, X } from '#web/ui/icons.tsx'
import { Picture, type PictureSource } from '#web/ui/Picture.tsx'
import { pictureDialog } from './PictureDialog.styles.ts'

type Props = {
  ref: Ref<HTMLDialogElement>
  picture: PictureSource
  /** Shows the picture before (-1) or after (1); left out when there is one picture only. */
  onStep?: (by: number) => void
}

/** The native dialog: it traps focus, closes on Escape and gives the focus back. */
export const PictureDialog = ({ ref, picture, onStep }: Props) => (
  <dialog
    ref={ref}
    className={pictureDialog.root}
    aria-label={picture.alt}
    onKeyDown={(event) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return
      if (event.key === 'ArrowLeft') onStep?.(-1)
      if (event.key === 'ArrowRight') onStep?.(1)
    }}
  >
    <Picture key={picture.path} picture={picture} sizes="100vw" />
    <form method="dialog" className={pictureDialog.bar}>
      {onStep && (
        <>
          <button
            type="button"
            className={pictureDialog.button}
            aria-label="Previous picture"
            onClick={() => onStep(-1)}
          >
            <ChevronLeft />
          </button>
          <button type="button" className={pictureDialog.button} aria-label="Next picture" onClick={() => onStep(1)}>
            <ChevronRight />
          </button>
        </>
      )}
      <button type="submit" className={pictureDialog.button} aria-label="Close">
        <X />
      </button>
    </form>
  </dialog>
)
