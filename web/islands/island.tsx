import { type ComponentType, createContext, useContext } from 'react'
import { layout } from '#web/theme/layout.styles.ts'

export type IslandName =
  | 'CheapestRental'
  | 'ContactForm'
  | 'CopyButton'
  | 'DocumentContents'
  | 'DropDrafts'
  | 'EcoCalculator'
  | 'Inventory'
  | 'MapTools'
  | 'MonthlyEstimate'
  | 'OpenNow'
  | 'OwnComparison'
  | 'PrintButton'
  | 'RecordView'
  | 'RowChoice'
  | 'SavedLists'
  | 'ShareComparison'
  | 'VehicleGallery'

/** `Type` where JSON keeps its values as they are; functions, dates and undefined become `never`. */
type AsJson<Type> = Type extends string | number | boolean | null
  ? Type
  : Type extends ((...args: never[]) => unknown) | undefined
    ? never
    : { [Key in keyof Type]: AsJson<Type[Key]> }

type Options = {
  /** Loads the island's code when a visitor first points at it, touches it or moves the focus into it. */
  startsOnUse?: boolean
  /**
   * The prefix of the keys under which the tab's storage keeps what was typed: an island with a draft does not wait for its use.
   */
  draftPrefix?: string
}

type MakeIsland = <Props extends object>(
  name: IslandName,
  Part: ComponentType<Props> &
    (Props extends { [Key in keyof Props]: AsJson<Props[Key]> } ? unknown : 'Props are JSON'),
  options?: Options,
) => ComponentType<Props>

// biome-ignore lint/suspicious/noExplicitAny: an island's props come from its element
export type IslandsCode = Record<IslandName, () => Promise<ComponentType<any>>>

/**
 * In the browser: loads the code of each island. Islands belong to features, which this room must not import, so the entry lists
 * them.
 */
export const IslandsContext = createContext<IslandsCode | null>(null)

/** On the server: whether a static part is being rendered, in which the browser starts only the islands. */
export const IsStaticContext = createContext(false)

/**
 * A component that reacts to visitors. Within a static part, its element carries the name and the props from which the
 * browser starts it.
 */
export const island: MakeIsland = <Props extends object>(
  name: IslandName,
  Part: ComponentType<Props>,
  { startsOnUse = false, draftPrefix }: Options = {},
) => {
  const Island = (props: Props) => {
    if (!useContext(IsStaticContext)) return <Part {...props} />
    return (
      <div
        className={layout.contents}
        data-island={name}
        data-props={JSON.stringify(props)}
        data-starts-on-use={startsOnUse ? '' : undefined}
        data-draft-prefix={draftPrefix}
      >
        <IsStaticContext value={false}>
          <Part {...props} />
        </IsStaticContext>
      </div>
    )
  }
  return Island
}
