import { ROAD_RULES } from '#graph/dealer/road-rules.ts'

/** The page of the results leads to the rentals behind it. */
export const RENTAL_NOTE = 'We rent carts too.'

/** The page of the results leads to the services behind it. */
export const SERVICE_NOTE = 'We sell parts and service carts, too.'

/** The page of the results leads to the street-legal page behind it. */
export const STREET_LEGAL_NOTE = `Any cart that reaches ${ROAD_RULES.leastSpeed} mph can get our street-legal package. ${ROAD_RULES.lowSpeedVehicle[2]}`

/** Names and numbers are compared by their letters and digits. */
export const squeeze = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
