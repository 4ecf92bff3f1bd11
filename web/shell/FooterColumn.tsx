import { ExternalAnchor } from '#web/ui/ExternalAnchor.tsx'
import { ChevronDown } from '#web/ui/shellIcons.tsx'
import { footer } from './Footer.styles.ts'
import type { SiteLink } from './links.ts'

type Props = {
  title: string
  links: SiteLink[]
  /** For a long list: two columns on wide screens. */
  isWide?: boolean
}

export const FooterColumn = ({ title, links, isWide }: Props) => (
  <details className={isWide ? `${footer.column} ${footer.wide}` : footer.column} open>
    <summary className={footer.title}>
      {title}
      <ChevronDown />
    </summary>
    <ul>
      {links.map(({ href, label, isExternal }) => (
        <li key={href}>
          {isExternal ? <ExternalAnchor href={href}>{label}</ExternalAnchor> : <a href={href}>{label}</a>}
        </li>
      ))}
    </ul>
  </details>
)
