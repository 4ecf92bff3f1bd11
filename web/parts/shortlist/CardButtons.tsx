import { listedId } from '#web/shortlist/comparePath.ts'
import { X } from '#web/ui/icons.tsx'
import { cardButtons } from './CardButtons.styles.ts'

type Props = {
  vehicle: { id: string; name: string; price: number }
  /** In the list of saved carts: removes the cart, in place of the button that saves it. */
  onRemove?: () => void
}

/** `ShortlistButtons` as icons, which the card's grid places. React knows nothing of `aria-pressed`. */
export const CardButtons = ({ vehicle: { id, name, price }, onRemove }: Props) => (
  <form className={cardButtons.root} action="/compare" data-name={name} data-price={price}>
    <button
      type="submit"
      className={cardButtons.compare}
      name="ids"
      value={listedId(id)}
      data-shortlist="compared"
      aria-label={`Compare ${name}`}
    />
    {onRemove ? (
      <button type="button" className={cardButtons.save} aria-label={`Remove ${name}`} onClick={onRemove}>
        <X />
      </button>
    ) : (
      <button type="button" className={cardButtons.save} data-shortlist="saved" aria-label={`Save ${name}`} />
    )}
  </form>
)
