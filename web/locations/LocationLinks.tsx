import type { LocationCard_LocationFragment } from '#web/generated/graphql.ts'
import { Globe, MessageCircle, Play, Star } from '#web/ui/icons.tsx'
import { locationCard } from './LocationCard.styles.ts'

type Props = { location: LocationCard_LocationFragment }

/** Links to the location's own pages on other sites. */
export const LocationLinks = ({ location: { name, websiteUrl, socialUrl, videoUrl, reviewUrl } }: Props) => {
  const links = [
    { href: websiteUrl, label: 'Website', Icon: Globe },
    { href: socialUrl, label: 'Social page', Icon: MessageCircle },
    { href: videoUrl, label: 'Videos', Icon: Play },
    { href: reviewUrl, label: 'Reviews', Icon: Star },
  ]
  return (
    <ul className={locationCard.links} aria-label={`${name} elsewhere`}>
      {links.map(
        ({ href, label, Icon }) =>
          href && (
            <li key={label}>
              <a href={href} target="_blank" rel="noopener" aria-label={`${label} (opens in a new tab)`}>
                <Icon />
                {label}
              </a>
            </li>
          ),
      )}
    </ul>
  )
}
