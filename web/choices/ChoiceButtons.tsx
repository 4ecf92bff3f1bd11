import { Bookmark, SquareCheck, X } from '#web/ui/icons.tsx'
import { choiceButtons } from './ChoiceButtons.styles.ts'
import { listedId } from './comparePath.ts'
import { CHOICE_BAR_ID } from './keys.ts'
import { COMPARED, SAVED } from './lists.ts'
import { useIsKept } from './useKept.ts'

type Props = { vehicle: { id: string; name: string; price: number }; className: string; isInSavedList?: boolean }

/**
 * Chooses a vehicle for the comparison or saves it; `Choices` follows the clicks. Without scripts the first button opens the
 * comparison with this vehicle.
 */
export const ChoiceButtons = ({ vehicle: { id, name, price }, className, isInSavedList }: Props) => {
  const isCompared = useIsKept(COMPARED, id)
  const isSaved = useIsKept(SAVED, id)
  const saveLabel = isInSavedList ? 'Remove' : 'Save'
  return (
    <form
      className={`${choiceButtons.root} ${className}`}
      action="/compare"
      data-id={id}
      data-name={name}
      data-price={price}
    >
      <button
        type="submit"
        className={choiceButtons.compare}
        name="ids"
        value={listedId(id)}
        data-choice="compare"
        aria-pressed={isCompared}
        aria-label={`Compare ${name}`}
      >
        <SquareCheck />
        Compare
      </button>
      <button
        type="button"
        className={choiceButtons.save}
        data-choice="save"
        aria-pressed={isInSavedList ? undefined : isSaved}
        aria-label={`${saveLabel} ${name}`}
      >
        {isInSavedList ? <X /> : <Bookmark />}
        {saveLabel}
      </button>
      <a className={choiceButtons.toChosen} href={`#${CHOICE_BAR_ID}`}>
        Go to the chosen carts
      </a>
    </form>
  )
}
