import { useLocation } from 'react-router'
import { ChevronDown } from '#web/ui/shellIcons.tsx'
import { aboutMenu } from './AboutMenu.styles.ts'
import { ABOUT_LINKS, isCurrent } from './links.ts'
import { navBar } from './NavBar.styles.ts'

/** A disclosure that opens without scripts; scripts close it on Escape and on a click elsewhere. */
export const AboutMenu = () => {
  const { pathname } = useLocation()
  const isOpenPage = ABOUT_LINKS.some((link) => isCurrent(link, pathname))
  return (
    <details className={aboutMenu.root}>
      <summary className={`${navBar.link} ${navBar.about}`} aria-current={isOpenPage ? 'true' : undefined}>
        About
        <ChevronDown />
      </summary>
      <ul className={aboutMenu.list}>
        {ABOUT_LINKS.map((link) => (
          <li key={link.href}>
            <a
              className={aboutMenu.item}
              href={link.href}
              aria-current={isCurrent(link, pathname) ? 'page' : undefined}
            >
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
