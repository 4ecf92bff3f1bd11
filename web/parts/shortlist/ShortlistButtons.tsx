import { listedId } from '#web/shortlist/comparePath.ts'
import { Bookmark, SquareCheck } from '#web/ui/icons.tsx'
import { shortlistButtons } from './ShortlistButtons.styles.ts'

type Props = {
  vehicle: { id: string; name: string; price: number }
  className: string
}

/**
 * Compares a vehicle or saves it. `startShortlist.ts` follows the presses, reads the cart from the form and keeps `aria-pressed`.
 * Without scripts the first button opens the comparison with this vehicle.
 */
export const ShortlistButtons = ({ vehicle: { id, name, price }, className }: Props) => (
  <form className={`${shortlistButtons.root} ${className}`} action="/compare" data-name={name} data-price={price}>
    <button
      type="submit"
      className={shortlistButtons.compare}
      name="ids"
      value={listedId(id)}
      data-shortlist="compared"
      aria-label={`Compare ${name}`}
    >
      <SquareCheck />
      Compare
    </button>
    <button type="button" className={shortlistButtons.save} data-shortlist="saved" aria-label={`Save ${name}`}>
      <Bookmark />
      <span>Save</span>
      <span>Saved</span>
    </button>
  </form>
)
