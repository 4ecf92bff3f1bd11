import { townPath } from '#graph/shared/town-path.ts'
import type { MunicipalityGrid_MunicipalityFragment } from '#web/generated/graphql.ts'
import { TYPES } from './content.ts'
import { municipalityGrid } from './MunicipalityGrid.styles.ts'

type Props = {
  municipalities: readonly MunicipalityGrid_MunicipalityFragment[]
  /** Address behind a name; by default the town's page. */
  hrefOf?: (town: { slug: string }) => string
}

/** Towns with their kind, each a link, down the columns in the order given. */
export const MunicipalityGrid = ({ municipalities, hrefOf = ({ slug }) => townPath(slug) }: Props) => (
  <ul className={municipalityGrid.root}>
    {municipalities.map((town) => (
      <li key={town.slug}>
        <a className={municipalityGrid.link} href={hrefOf(town)}>
          {town.name} <small>{TYPES[town.type]}</small>
        </a>
      </li>
    ))}
  </ul>
)
