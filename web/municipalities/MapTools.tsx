import { DEALER } from '#graph/dealer/dealer.ts'
import { button } from '#web/theme/button.styles.ts'
import { directionsTo, type Point } from '#web/ui/directions.ts'
import { MapSheet, Navigation } from '#web/ui/icons.tsx'
import { countyMap } from './CountyMap.styles.ts'
import type { MapPlace } from './mapPlace.ts'
import { streetMap } from './openStreetMap.ts'
import { SHOW_STREET_MAP } from './toggleStreetMap.ts'

// A page has one map.
const FRAME_ID = 'street-map'

type Props = {
  place?: MapPlace
  /** The place that directions lead to: on a map of the whole county, the main showroom. */
  showroom?: Point & { name: string }
}

const MAIN = { name: DEALER.address.city, ...DEALER.coordinates }

/** The street map comes from another party, so only a press loads it. */
export const MapTools = ({ place, showroom = MAIN }: Props) => (
  <>
    <div className={countyMap.tools}>
      <button
        type="button"
        className={`${button({ variant: 'outline', size: 'sm' })} ${countyMap.scripted}`}
        aria-expanded={false}
        aria-controls={FRAME_ID}
        data-street-map=""
      >
        <MapSheet />
        <span>{SHOW_STREET_MAP}</span>
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
      <template>
        <iframe
          className={countyMap.street}
          src={streetMap(place)}
          title={`Street map of ${place?.name ?? DEALER.region}`}
          sandbox="allow-scripts allow-same-origin allow-popups"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      </template>
    </div>
  </>
)
