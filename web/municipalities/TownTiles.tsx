import { ArrowRight } from '#web/ui/icons.tsx'
import { townPage } from './TownPage.styles.ts'

type Tile = { title: string; text: string; href: string; link: string }

export const TownTiles = ({ tiles }: { tiles: Tile[] }) => (
  <ul className={townPage.tiles}>
    {tiles.map(({ title, text, href, link }) => (
      <li key={title}>
        <h3>{title}</h3>
        <p>{text}</p>
        <a href={href}>
          {link}
          <ArrowRight />
        </a>
      </li>
    ))}
  </ul>
)
