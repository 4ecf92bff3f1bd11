import { useLocation } from 'react-router'
import { layout } from '#web/theme/layout.styles.ts'
import { Logo } from '#web/ui/Logo.tsx'
import { deskBar } from './DeskBar.styles.ts'
import { DeskForm } from './DeskForm.tsx'
import { useDesk } from './desk.ts'

/** The pages that the bar leads to. */
const LINKS = [
  { href: '/desk', label: 'Stock' },
  { href: '/desk/new', label: 'New cart' },
  { href: '/desk/file', label: 'File' },
  { href: '/desk/inquiries', label: 'Inquiries' },
  { href: '/desk/days', label: 'Days' },
  { href: '/desk/places', label: 'Places and prices' },
]

/** The desk's bar, in the place of the shop's header. */
export const DeskBar = () => {
  const { pathname } = useLocation()
  const { who } = useDesk()
  return (
    <header className={deskBar.bar}>
      <div className={`${layout.page} ${deskBar.row}`}>
        <a className={deskBar.brand} href="/desk">
          <Logo />
          <span>Desk</span>
        </a>
        {who && (
          <>
            <details className={deskBar.who}>
              <summary className={deskBar.link}>{who.split('@', 1)}</summary>
              <DeskForm action="/desk/sign-out" className={deskBar.out}>
                <p>{who}</p>
                <a className={deskBar.button} href="/">
                  See the shop
                </a>
                <button type="submit" className={deskBar.button}>
                  Sign out
                </button>
                <button type="submit" className={deskBar.button} name="everywhere" value="yes">
                  Sign out everywhere
                </button>
              </DeskForm>
            </details>
            <nav aria-label="Desk" className={deskBar.nav}>
              {LINKS.map(({ href, label }) => (
                <a
                  key={href}
                  className={deskBar.link}
                  href={href}
                  aria-current={href === pathname ? 'page' : undefined}
                >
                  {label}
                </a>
              ))}
            </nav>
          </>
        )}
      </div>
    </header>
  )
}
