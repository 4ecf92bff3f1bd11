import { townPath } from '#graph/dealer/town-path.ts'
import type { MunicipalityGrid_MunicipalityFragment } from '#web/generated/graphql.ts'
import { TYPES } from './content.ts'
import { municipalityGrid } from './MunicipalityGrid.styles.ts'

/** Towns with their kind, each a link to its page, down the columns in the order given. */
export const MunicipalityGrid = ({ municipalities }: { municipalities: MunicipalityGrid_MunicipalityFragment[] }) => (
  <ul className={municipalityGrid.root}>
    {municipalities.map(({ slug, name, type }) => (
      <li key={slug}>
        <a className={municipalityGrid.link} href={townPath(slug)}>
          {name} <small>{TYPES[type]}</small>
        </a>
      </li>
    ))}
  </ul>
)
