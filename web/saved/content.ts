import { DEALER } from '#graph/dealer/dealer.ts'

export const SAVED_PAGE = {
  title: 'Saved Carts',
  description: `Carts at ${DEALER.name} that you've saved or viewed, with today's prices and availability.`,
  keywords: `saved golf carts, ${DEALER.region}`,
}

export const SAVED_HERE = 'Saved on this device only.'

export const WITHOUT_SCRIPTS =
  'Your list of saved carts stays in your browser, so this page needs scripts to show it, and scripts are off. You can still compare carts.'
