import { BREAKPOINTS } from '#web/theme/constants.ts'

export const MENU_ID = 'menu'

/** Id of the line that says that the page may be out of date. */
export const STALE_ID = 'stale'

/** The About menu closes on Escape and when a visitor goes elsewhere in the page. */
const closeAboutMenu = (menu: HTMLDetailsElement) => {
  const closeOutside = ({ target }: Event) => {
    if (!menu.contains(target as Node)) menu.open = false
  }
  for (const type of ['click', 'focusin']) document.addEventListener(type, closeOutside)
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !menu.open) return
    menu.open = false
    menu.querySelector('summary')?.focus()
  })
}

/** The drawer is a popover, which the browser opens and closes. Scripts keep the focus in it, and close it when a link is followed. */
const keepFocusInDrawer = (drawer: HTMLElement) => {
  const follow = (isOpening: boolean) => {
    for (const part of drawer.parentElement!.children) {
      if (part !== drawer) (part as HTMLElement).inert = isOpening
    }
  }
  drawer.addEventListener('beforetoggle', (event) => follow(event.newState === 'open'))
  drawer.addEventListener('click', ({ target }) => (target as Element).closest('a') && drawer.hidePopover())
  // The visitor may have opened the menu before the scripts came.
  if (drawer.matches(':popover-open')) follow(true)
}

/** The footer's columns are disclosure rows on small screens; on wide ones they are open, and their headings no buttons. */
const foldFooter = () => {
  const wide = window.matchMedia(`(min-width: ${BREAKPOINTS.md})`)
  const fold = () => {
    for (const column of document.querySelectorAll<HTMLDetailsElement>('footer details')) {
      column.open = wide.matches
      column.querySelector('summary')!.tabIndex = wide.matches ? -1 : 0
    }
  }
  fold()
  wide.addEventListener('change', fold)
}

/** Header, menu and footer work without scripts; this adds what the browser does not do by itself. */
export const startShell = () => {
  const about = document.querySelector<HTMLDetailsElement>('header details')
  const drawer = document.getElementById(MENU_ID)
  if (about) closeAboutMenu(about)
  if (drawer) keepFocusInDrawer(drawer)
  foldFooter()
}
