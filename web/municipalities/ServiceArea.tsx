import type { ReactNode } from 'react'
import { roadMilesBetween } from '#graph/shared/distance.ts'
import { townPath } from '#graph/shared/site-address.ts'
import type {
  CountyMap_ShowroomFragment,
  MunicipalityGrid_MunicipalityFragment,
  ServiceArea_MunicipalityFragment,
  ServiceArea_TownFragment,
} from '#web/generated/graphql.ts'
import { ChevronDown } from '#web/ui/icons.tsx'
import { Section } from '#web/ui/Section.tsx'
import { CountyMap } from './CountyMap.tsx'
import { TYPES } from './content.ts'
import { municipalityGrid, serviceArea } from './towns.styles.ts'
import { directionFrom, milesInWords } from './towns.ts'

type Props = {
  town: ServiceArea_MunicipalityFragment
  towns: readonly ServiceArea_TownFragment[]
  showrooms: readonly CountyMap_ShowroomFragment[]
  title: string
  isSand?: boolean
  lead: string
  nearbyTitle: string
  /** Address of a town's page of the same kind as this one. */
  hrefOf: (town: { slug: string }) => string
  children?: ReactNode
}

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
    {children}
  </Section>
)

type TownsProps = { title: string; municipalities: readonly MunicipalityGrid_MunicipalityFragment[] }

/** Towns down the columns in the order given, a list that opens with and without scripts. */
export const FoldedTowns = ({ title, municipalities }: TownsProps) => (
  <details className={municipalityGrid.folded}>
    <summary>
      {title}
      <ChevronDown />
    </summary>
    <ul className={municipalityGrid.root}>
      {municipalities.map((town) => (
        <li key={town.slug}>
          <a className={municipalityGrid.link} href={townPath(town.slug)}>
            {town.name} <small>{TYPES[town.type]}</small>
          </a>
        </li>
      ))}
    </ul>
  </details>
)
