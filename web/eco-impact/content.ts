import { DEALER } from '#graph/dealer/dealer.ts'
import { counted } from '#web/ui/format.ts'
import {
  CO2_LBS_PER_GALLON,
  GAS_CART_MILES_PER_GALLON,
  KWH_PER_MILE,
  type Timeframe,
  TREES_PER_TON_CO2,
  USAGE_MULTIPLIERS,
  USD_PER_GALLON,
  USD_PER_KWH,
  type UsageType,
} from './ecoImpact.ts'

export const PAGE = {
  title: 'Eco-Impact Calculator',
  description:
    'Work out what an electric golf cart saves over gas in 1 to 10 years: gallons, dollars, pounds of CO2 and trees, from your miles per week.',
  keywords: `electric golf cart savings, eco-impact calculator, CO2, gas golf cart cost, ${DEALER.state}`,
  canonical: '/eco-impact',
}

export const USAGE_LABELS: Record<UsageType, string> = {
  recreational: 'Recreational',
  residential: 'Residential',
  commercial: 'Commercial',
  golf_course: 'Golf course',
}

export const yearsLabel = (years: Timeframe) => counted(years, 'year')

export const CELEBRATION = {
  title: 'Great Choice for the Environment!',
  text: 'Your switch to electric saves the planet and your wallet',
}

export const ASSUMPTIONS = [
  { label: 'We count for a gas cart', text: `${GAS_CART_MILES_PER_GALLON} miles a gallon` },
  { label: 'A gallon costs', text: `$${USD_PER_GALLON.toFixed(2)}` },
  { label: 'An electric cart uses', text: `${KWH_PER_MILE} kWh per mile` },
  { label: 'A kWh costs', text: `$${USD_PER_KWH.toFixed(2)}` },
]

const [residential, commercial, golfCourse] = (['residential', 'commercial', 'golf_course'] as const).map(
  (type) => USAGE_MULTIPLIERS[type],
)

export const USAGE_NOTE = `A cart gets driven more on the job. We count ${residential} times the miles for residential use, ${commercial} times for commercial and ${golfCourse} times on a golf course.`

export const BENEFITS = [
  { title: 'Zero Emissions', text: 'No tailpipe, no fumes. Park it in the garage with the door closed.' },
  { title: 'Energy Efficient', text: `A mile takes ${KWH_PER_MILE} kWh, less than two cents of electricity.` },
  { title: 'Forest Protection', text: 'No exhaust and no oil on the trail.' },
  {
    title: 'Sustainable Materials',
    text: 'Lithium packs last longer than lead-acid, and we send every old pack to be recycled.',
  },
  {
    title: 'Climate Action',
    text: `Every gallon you don't burn keeps ${CO2_LBS_PER_GALLON} lbs of CO2 out of the air.`,
  },
  { title: 'Clean Air', text: 'No exhaust at the campsite, at the first tee or under the bedroom window.' },
]

/** Miles a week from which the calculator's own figures save the $1,200 a year. */
export const SAVING_MILES = 110

export const NUMBERS = [
  { figure: `${CO2_LBS_PER_GALLON} lbs`, text: 'CO2 per gallon of gas burned' },
  { figure: '90%', text: 'motor efficiency versus 25% for a gas engine' },
  { figure: '$1,200+', text: `average annual savings for a cart driven ${SAVING_MILES} miles a week or more` },
  { figure: `${TREES_PER_TON_CO2} trees`, text: 'to absorb a ton of CO2 in a year' },
]

export const CLOSING = {
  title: 'Hear how quiet it is',
  text: 'Every new cart we sell is electric. Take one around the block, or ask what charging costs at your house.',
}
