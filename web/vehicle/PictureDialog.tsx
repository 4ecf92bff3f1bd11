import { ChevronLeft, ChevronRight, X, ZoomIn } from '#web/ui/icons.tsx'
import { pictureDialog } from './PictureDialog.styles.ts'

/**
 * The gallery's pictures whole, each as large as the screen. `startGallery.ts` copies them here. The browser does the rest: the
 * dialog keeps the focus, and closes on Escape and a phone's own gesture; a finger swipes and pinches.
 */
export const PictureDialog = ({ count }: { count: number }) => (
  <dialog className={pictureDialog.root}>
    <ul className={pictureDialog.strip} />
    <form method="dialog" className={pictureDialog.bar}>
      {count > 1 && (
        <>
          <p className={pictureDialog.count} data-count="" translate="no" />
          <button type="button" className={pictureDialog.button} aria-label="Previous picture" data-step="-1">
            <ChevronLeft />
          </button>
          <button type="button" className={pictureDialog.button} aria-label="Next picture" data-step="1">
            <ChevronRight />
          </button>
        </>
      )}
      <button type="button" className={pictureDialog.zoom} aria-label="Zoom in" aria-pressed="false" data-zoom="">
        <ZoomIn />
      </button>
      <button type="submit" className={pictureDialog.button} aria-label="Close">
        <X />
      </button>
    </form>
  </dialog>
)
