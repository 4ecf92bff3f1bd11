import { button } from '#web/theme/button.styles.ts'
import { DeskForm } from './DeskForm.tsx'
import { deskPage } from './DeskPage.styles.ts'
import { useDesk } from './desk.ts'

/** What the last form did, with Undo. The address leads here, so that the browser scrolls to it. */
export const DoneLine = () => {
  const { done } = useDesk()
  if (!done) return null
  return (
    <div id="done" role="status" className={deskPage.done}>
      <span>{done.undoneBy ? `Undone: ${done.what}` : done.what}</span>
      {done.canUndo && (
        <DeskForm action="/desk/undo" values={{ id: done.id }}>
          <button type="submit" className={button({ variant: 'outline', size: 'sm' })}>
            Undo
          </button>
        </DeskForm>
      )}
    </div>
  )
}
