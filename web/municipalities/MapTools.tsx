import { useState } from 'react'
import { DEALER } from '#graph/dealer/dealer.ts'
import { island } from '#web/islands/island.tsx'
import { button } from '#web/theme/button.styles.ts'
import { directionsTo, type Point } from '#web/ui/directions.ts'
import { MapSheet, Navigation } from '#web/ui/icons.tsx'
import { countyMap } from './CountyMap.styles.ts'
import type { MapPlace } from './mapPlace.ts'
import { streetMap } from './openStreetMap.ts'

// A fixed id, since `useId` differs between a page and its island; a page has one map.
const FRAME_ID = 'street-map'

type Props = {
  place?: MapPlace
  /** The place that directions lead to: on a map of the whole county, the main showroom. */
  showroom?: Point & { name: string }
}

const MAIN = { name: DEALER.address.city, ...DEALER.coordinates }

const Tools = ({ place, showroom = MAIN }: Props) => {
  const [isShown, setShown] = useState(false)
  return (
    <>
      <div className={countyMap.tools}>
        <button
          type="button"
          className={`${button({ variant: 'outline', size: 'sm' })} ${countyMap.scripted}`}
          aria-expanded={isShown}
          aria-controls={FRAME_ID}
          onClick={() => setShown(!isShown)}
        >
          <MapSheet />
          {isShown ? 'Hide street map' : 'Show street map'}
        </button>
        <a
          className={button({ variant: 'outline', size: 'sm' })}
          href={directionsTo(showroom)}
          target="_blank"
          rel="noopener"
          aria-label={`Directions to ${showroom.name} (opens in a new tab)`}
        >
          <Navigation />
          Directions to {showroom.name}
        </a>
      </div>
      <div id={FRAME_ID}>
        {isShown && (
          <iframe
            className={countyMap.street}
            src={streetMap(place)}
            title={`Street map of ${place?.name ?? DEALER.region}`}
            sandbox="allow-scripts allow-same-origin allow-popups"
            referrerPolicy="strict-origin-when-cross-origin"
          />
        )}
      </div>
    </>
  )
}

/** The street map comes from another party, so only a click loads it. */
export const MapTools = island('MapTools', Tools, { startsOnUse: true })
