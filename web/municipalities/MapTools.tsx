import { Map as MapIcon, Navigation } from 'lucide-react'
import { useId, useState } from 'react'
import { DEALER } from '#graph/dealer/dealer.ts'
import { button } from '#web/theme/button.styles.ts'
import { countyMap } from './CountyMap.styles.ts'
import type { MapPlace } from './mapPlace.ts'
import { directionsTo, streetMap } from './openStreetMap.ts'

/** The street map is another party's: it is asked for by a click, never by opening the page. */
export const MapTools = ({ place }: { place?: MapPlace }) => {
  const [isShown, setShown] = useState(false)
  const frameId = useId()
  return (
    <>
      <div className={countyMap.tools}>
        <button
          type="button"
          className={`${button({ look: 'outline', size: 'sm' })} ${countyMap.scripted}`}
          aria-expanded={isShown}
          aria-controls={frameId}
          onClick={() => setShown(!isShown)}
        >
          <MapIcon strokeWidth={1.75} aria-hidden="true" />
          {isShown ? 'Hide street map' : 'Show street map'}
        </button>
        {place && (
          <a
            className={button({ look: 'outline', size: 'sm' })}
            href={directionsTo(place)}
            target="_blank"
            rel="noopener"
            aria-label={`Directions to ${place.name} (opens in a new tab)`}
          >
            <Navigation strokeWidth={1.75} aria-hidden="true" />
            Directions
          </a>
        )}
      </div>
      <div id={frameId}>
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
