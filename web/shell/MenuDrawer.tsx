import { Drawer, Portal } from '@chakra-ui/react'
import { useLocation } from 'react-router'
import { DEALER } from '#graph/dealer/dealer.ts'
import { button } from '#web/theme/button.styles.ts'
import { X } from '#web/ui/icons.tsx'
import { ChakraParts } from './ChakraParts.tsx'
import { ABOUT_LINKS, isCurrent, NAV_LINKS, type SiteLink } from './links.ts'
import { mobileMenu } from './MobileMenu.styles.ts'

type Props = { isOpen: boolean; onClose: () => void }

export const MenuDrawer = ({ isOpen, onClose }: Props) => {
  const { pathname } = useLocation()
  const items = (links: SiteLink[]) => (
    <ul>
      {links.map((link) => (
        <li key={link.href}>
          <a
            className={mobileMenu.item}
            href={link.href}
            aria-current={isCurrent(link, pathname) ? 'page' : undefined}
            onClick={onClose}
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
