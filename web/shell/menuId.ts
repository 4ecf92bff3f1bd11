/** Id of the drawer with the menu. Apart from the drawer's component, which the loader must not import. */
export const MENU_ID = 'menu'
