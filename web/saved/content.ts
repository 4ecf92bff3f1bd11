import { DEALER } from '#graph/dealer/dealer.ts'

export const SAVED_PAGE = {
  title: 'Saved Carts',
  description: `The carts of ${DEALER.name} that you have saved or looked at, with their prices and availability as they are now.`,
  keywords: `saved golf carts, ${DEALER.region}`,
}

export const KEPT_HERE =
  'Kept in this browser and nowhere else: we do not see the list, and another device does not have it.'

export const WITHOUT_SCRIPTS =
  'This page lists the carts that you save in the inventory, with their prices as they are now. The list stays in your browser, so only a script can show it, and scripts are off. The comparison works without them.'
