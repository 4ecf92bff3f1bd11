import { type ComponentType, createContext, type ReactNode, useContext } from 'react'
import { layout } from '#web/theme/layout.styles.ts'

const IS_SERVER = typeof document === 'undefined'

export type IslandName = 'CheapestRental' | 'ContactForm' | 'EcoCalculator' | 'MonthlyEstimate'

/** `Type` where JSON keeps its values as they are; functions, dates and undefined become `never`. */
type AsJson<Type> = Type extends string | number | boolean | null
  ? Type
  : Type extends ((...args: never[]) => unknown) | undefined
    ? never
    : { [Key in keyof Type]: AsJson<Type[Key]> }

type MakeIsland = <Props extends object>(
  name: IslandName,
  Part: ComponentType<Props> &
    (Props extends { [Key in keyof Props]: Key extends 'children' ? ReactNode : AsJson<Props[Key]> }
      ? unknown
      : 'Props are JSON'),
) => ComponentType<Props>

// biome-ignore lint/suspicious/noExplicitAny: an island's props come from its element
export type IslandsCode = Record<IslandName, () => Promise<ComponentType<any>>>

/** On the server: whether an island is being rendered, whose parts need no element of their own. */
const IsInIslandContext = createContext(false)

/**
 * A part of a page that reacts to visitors by React. In the server's HTML its element has the name and the props from which the
 * browser starts it; in the browser it is its part.
 */
export const island: MakeIsland = <Props extends object>(name: IslandName, Part: ComponentType<Props>) => {
  const OnServer = (props: Props) => {
    if (useContext(IsInIslandContext)) return <Part {...props} />
    return (
      <div
        className={layout.contents}
        data-island={name}
        data-props={JSON.stringify({ ...props, children: undefined })}
      >
        <IsInIslandContext value>
          <Part {...props} />
        </IsInIslandContext>
      </div>
    )
  }
  return IS_SERVER ? OnServer : Part
}
