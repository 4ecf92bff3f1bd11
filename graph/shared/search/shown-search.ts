import { ROAD_RULES } from '#graph/dealer/road-rules.ts'

/** The page of the results leads to the rentals behind it. */
export const RENTAL_NOTE = 'We rent carts too.'

/** Likewise to what a trade takes. */
export const TRADE_NOTE = 'We take carts in trade and buy them, too.'

/** Likewise to the showrooms. */
export const HOURS_NOTE = 'Our showrooms list their hours and addresses.'

/** The page of the results leads to the services behind it. */
export const SERVICE_NOTE = 'We sell parts and service carts, too.'

/** The page of the results leads to the street-legal page behind it. */
export const STREET_LEGAL_NOTE = `Any cart that reaches ${ROAD_RULES.leastSpeed} mph can get our street-legal package. ${ROAD_RULES.lowSpeedVehicle[2]}`

/** For people who don't climb: it leads to the street-legal page, too. */
export const EASY_NOTE = "These sit low, so they're easy to get in and out of. Ask us about street-legal, too."

/** Names and numbers are compared by their letters and digits. */
export const squeeze = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
