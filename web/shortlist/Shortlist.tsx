import type { ReactNode } from 'react'
import { NOT_LOADED_ID } from '#web/islands/earlyPresses.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { Bookmark, SquareCheck, X } from '#web/ui/icons.tsx'
import { ButtonLink } from '#web/ui/links.tsx'
import { listedId } from '#web/ui/listedIds.ts'
import { shortlistBar } from './deferred.styles.ts'
import { cardButtons, shortlistButtons } from './shortlist.styles.ts'
import { BAR_ID, TO_BAR_ID } from './startShortlist.ts'

type Vehicle = { id: string; name: string; price: number }
type Props = { vehicle: Vehicle; className: string }

const comparing = (id: string, name: string) =>
  ({
    name: 'ids',
    value: listedId(id),
    'data-shortlist': 'compared',
    'aria-label': `Compare ${name}`,
  }) as const

/**
 * Compares a vehicle or saves it. `startShortlist.ts` follows the presses, reads the cart from the form and keeps `aria-pressed`.
 * Without scripts the first button opens the comparison with this vehicle.
 */
export const ShortlistButtons = ({ vehicle: { id, name, price }, className }: Props) => (
  <form className={`${shortlistButtons.root} ${className}`} action="/compare" data-name={name} data-price={price}>
    <button className={shortlistButtons.compare} {...comparing(id, name)}>
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

type CardProps = Props & {
  children: ReactNode
  /** Whether it stands in the list of saved carts: a button removes it, in place of the one that saves it. */
  isSaved?: boolean
}

/** `ShortlistButtons` on a card's picture, which they surround. React knows nothing of `aria-pressed`. */
export const CardButtons = ({ vehicle: { id, name, price }, isSaved, className, children }: CardProps) => (
  <form className={className} action="/compare" data-name={name} data-price={price}>
    {children}
    <button className={cardButtons.compare} {...comparing(id, name)} />
    {isSaved ? (
      <button type="button" className={cardButtons.save} data-remove="" aria-label={`Remove ${name}`}>
        <X />
      </button>
    ) : (
      <button type="button" className={cardButtons.save} data-shortlist="saved" aria-label={`Save ${name}`} />
    )}
  </form>
)

/** The bar at the foot of the screen, which `startShortlist.ts` fills, and the words for a press whose script does not come. */
export const ShortlistBar = () => (
  <div className={layout.contents}>
    <p id={NOT_LOADED_ID} className={shortlistBar.notLoaded} role="alert" hidden>
      That didn't load. Try again.
    </p>
    <a id={TO_BAR_ID} className={shortlistBar.toBar} href={`#${BAR_ID}`}>
      Go to the chosen carts
    </a>
    <div id={BAR_ID} tabIndex={-1} className={shortlistBar.root}>
      {/* `startShortlist.ts` knows these and the two of the actions by their order. */}
      <p className={shortlistBar.text} role="status" />
      <div className={shortlistBar.actions} hidden>
        <ButtonLink size="sm" href="/compare">
          Compare
        </ButtonLink>
        <button type="button" className={shortlistBar.close} />
      </div>
    </div>
  </div>
)
