import { Drawer, Portal } from '@chakra-ui/react'
import { useLocation } from 'react-router'
import { DEALER } from '#graph/dealer/dealer.ts'
import { useOverlayEntry } from '#web/navigation/useOverlayEntry.ts'
import { button } from '#web/theme/button.styles.ts'
import { ChakraParts } from '#web/ui/ChakraParts.tsx'
import { X } from '#web/ui/icons.tsx'
import { ABOUT_LINKS, isCurrent, NAV_LINKS, type SiteLink, YOUR_CARTS } from './links.ts'
import { mobileMenu } from './MobileMenu.styles.ts'

type Props = { isOpen: boolean; onClose: () => void }

export const MenuDrawer = ({ isOpen, onClose }: Props) => {
  const { pathname } = useLocation()
  useOverlayEntry(isOpen, onClose)
  // Once the link is followed, and has replaced the menu's entry in the history.
  const closeLater = () => void setTimeout(onClose)
  const items = (links: SiteLink[]) => (
    <ul>
      {links.map((link) => (
        <li key={link.href}>
          <a
            className={mobileMenu.item}
            href={link.href}
            aria-current={isCurrent(link, pathname) ? 'page' : undefined}
            onClick={closeLater}
          >
            {link.label}
          </a>
        </li>
      ))}
    </ul>
  )
  return (
    <ChakraParts>
      <Drawer.Root open={isOpen} onOpenChange={({ open }) => !open && onClose()} placement="end">
        <Portal>
          <Drawer.Backdrop />
          <Drawer.Positioner>
            <Drawer.Content>
              <Drawer.Header>
                <Drawer.Title>Menu</Drawer.Title>
                <Drawer.CloseTrigger className={mobileMenu.close} aria-label="Close menu">
                  <X />
                </Drawer.CloseTrigger>
              </Drawer.Header>
              <Drawer.Body>
                <nav aria-label="Menu">
                  {items(NAV_LINKS)}
                  <p className={mobileMenu.group}>Your carts</p>
                  {items(YOUR_CARTS)}
                  <p className={mobileMenu.group}>About</p>
                  {items(ABOUT_LINKS)}
                </nav>
                <a className={`${button({ wide: true })} ${mobileMenu.call}`} href={DEALER.lines.main.href}>
                  Call {DEALER.lines.main.label}
                </a>
              </Drawer.Body>
            </Drawer.Content>
          </Drawer.Positioner>
        </Portal>
      </Drawer.Root>
    </ChakraParts>
  )
}
