import { type ComponentType, createContext, useContext } from 'react'
import { layout } from '#web/theme/layout.styles.ts'

/** Parts of static pages that scripts start; `web/islands/islands.ts` says where they are. */
export type IslandName =
  | 'CheapestRental'
  | 'ContactForm'
  | 'CopyButton'
  | 'MapTools'
  | 'OpenNow'
  | 'DocumentContents'
  | 'VehicleGallery'

/** Whether a page is being rendered of which the browser starts nothing but the islands. */
export const StaticContext = createContext(false)

/** A part that reacts to visitors: in a static page its element carries what the browser needs to start it. */
export const island = <Props extends object>(name: IslandName, Part: ComponentType<Props>) => {
  const Island = (props: Props) => {
    if (!useContext(StaticContext)) return <Part {...props} />
    return (
      <div className={layout.contents} data-island={name} data-props={JSON.stringify(props)}>
        <StaticContext value={false}>
          <Part {...props} />
        </StaticContext>
      </div>
    )
  }
  return Island
}
