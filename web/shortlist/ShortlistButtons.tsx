import { Bookmark, Columns, SquareCheck } from '#web/ui/icons.tsx'
import { X } from '#web/ui/shellIcons.tsx'
import { listedId } from './comparePath.ts'
import { BAR_ID } from './keys.ts'
import { shortlistButtons } from './ShortlistButtons.styles.ts'

type Props = {
  vehicle: { id: string; name: string; price: number }
  className?: string
  /** On a card the buttons are icons, which the card's grid places. */
  isOnCard?: boolean
  /** In the list of saved carts: removes the cart, in place of the button that saves it. */
  onRemove?: () => void
}

/**
 * Compares a vehicle or saves it. `startShortlist.ts` follows the presses and keeps `aria-pressed`, of which React knows nothing.
 * Without scripts the first button opens the comparison with this vehicle.
 */
export const ShortlistButtons = ({ vehicle: { id, name, price }, className, isOnCard, onRemove }: Props) => (
  <form
    className={isOnCard ? shortlistButtons.onCard : `${shortlistButtons.root} ${className}`}
    action="/compare"
    data-id={id}
    data-name={name}
    data-price={price}
  >
    <button
      type="submit"
      className={isOnCard ? shortlistButtons.cardCompare : shortlistButtons.compare}
      name="ids"
      value={listedId(id)}
      data-shortlist="compared"
      aria-label={`Compare ${name}`}
    >
      {isOnCard ? <Columns /> : <SquareCheck />}
      {!isOnCard && 'Compare'}
    </button>
    {onRemove ? (
      <button
        type="button"
        className={isOnCard ? shortlistButtons.cardSave : shortlistButtons.save}
        aria-label={`Remove ${name}`}
        onClick={onRemove}
      >
        <X />
        {!isOnCard && 'Remove'}
      </button>
    ) : (
      <button
        type="button"
        className={isOnCard ? shortlistButtons.cardSave : shortlistButtons.save}
        data-shortlist="saved"
        aria-label={`Save ${name}`}
      >
        <Bookmark />
        {!isOnCard && 'Save'}
      </button>
    )}
    <a className={shortlistButtons.toBar} href={`#${BAR_ID}`}>
      Go to the chosen carts
    </a>
  </form>
)
