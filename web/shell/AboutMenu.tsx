import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { ChevronDown } from '#web/ui/shellIcons.tsx'
import { ABOUT_LINKS, isCurrent } from './links.ts'
import { aboutMenu } from './NavBar.styles.ts'

/** A disclosure that opens without scripts; scripts close it on Escape, on a click elsewhere and on navigation. */
export const AboutMenu = () => {
  const details = useRef<HTMLDetailsElement>(null)
  const { pathname, key } = useLocation()
  const isOpenPage = ABOUT_LINKS.some((link) => isCurrent(link, pathname))

  // Not on mount: the visitor may have opened the menu before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: following a link closes the menu, one to the open page too
  useEffect(() => {
    const menu = details.current!
    return () => {
      menu.open = false
    }
  }, [key])

  useEffect(() => {
    const menu = details.current!
    const closeOutside = (event: Event) => {
      if (!menu.contains(event.target as Node)) menu.open = false
    }
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !menu.open) return
      menu.open = false
      menu.querySelector('summary')?.focus()
    }
    document.addEventListener('click', closeOutside)
    document.addEventListener('focusin', closeOutside)
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      document.removeEventListener('click', closeOutside)
      document.removeEventListener('focusin', closeOutside)
      document.removeEventListener('keydown', closeOnEscape)
    }
  }, [])

  return (
    <details ref={details} className={aboutMenu.root}>
      <summary className={aboutMenu.trigger} aria-current={isOpenPage ? 'true' : undefined}>
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
