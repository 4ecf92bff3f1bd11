import type { ReactNode } from 'react'
import { roadMilesBetween } from '#graph/shared/distance.ts'
import type {
  CountyMap_ShowroomFragment,
  ServiceArea_MunicipalityFragment,
  ServiceArea_TownFragment,
} from '#web/generated/graphql.ts'
import { ChevronDown } from '#web/ui/icons.tsx'
import { Section } from '#web/ui/Section.tsx'
import { CountyMap } from './CountyMap.tsx'
import { directionFrom, milesInWords } from './geography.ts'
import { MunicipalityGrid } from './MunicipalityGrid.tsx'
import { serviceArea } from './ServiceArea.styles.ts'

type Props = {
  town: ServiceArea_MunicipalityFragment
  towns: readonly ServiceArea_TownFragment[]
  showrooms: readonly CountyMap_ShowroomFragment[]
  title: string
  isSand?: boolean
  lead: string
  /** Heading of the nearest towns. */
  nearbyTitle: string
  /** Address of a town's page of the same kind as this one. */
  hrefOf: (town: { slug: string }) => string
  /** Below everything else. */
  children?: ReactNode
}

/** The county with the town lit, the towns around it, and all the others folded up. */
export const ServiceArea = ({ town, towns, showrooms, title, lead, nearbyTitle, hrefOf, isSand, children }: Props) => (
  <Section id="area" title={title} isSand={isSand}>
    <p className={serviceArea.lead}>{lead}</p>
    <div className={serviceArea.columns}>
      <CountyMap
        title={`Service area around ${town.name}`}
        towns={towns}
        showrooms={showrooms}
        currentSlug={town.slug}
        hrefOf={hrefOf}
      />
      <div>
        <h3 className={serviceArea.subtitle}>{nearbyTitle}</h3>
        <ul className={serviceArea.nearby}>
          {town.nearby.map((other) => (
            <li key={other.slug}>
              <a href={hrefOf(other)}>
                {other.name}
                <span>
                  {milesInWords(roadMilesBetween(town.coordinates, other.coordinates))}{' '}
                  {directionFrom(town.coordinates, other.coordinates)}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
    <details className={serviceArea.all}>
      <summary>
        All {towns.length} towns, A to Z
        <ChevronDown />
      </summary>
      <MunicipalityGrid municipalities={towns} hrefOf={hrefOf} />
    </details>
    {children}
  </Section>
)
