// The dealer's published assumptions. The page prints these figures.
export const CO2_LBS_PER_GALLON = 19.6
export const GAS_CART_MILES_PER_GALLON = 15
export const USD_PER_GALLON = 3.5
export const USD_PER_KWH = 0.12
export const KWH_PER_MILE = 0.15
export const TREES_PER_TON_CO2 = 16.5
const LBS_PER_TON = 2000
const WEEKS_PER_YEAR = 52

/** The work of a cart, relative to one that is driven for fun. */
export const USAGE_MULTIPLIERS = { recreational: 1, residential: 1.2, commercial: 2, golf_course: 2.5 } as const
export const TIMEFRAMES = [1, 3, 5, 10] as const

export type UsageType = keyof typeof USAGE_MULTIPLIERS
export type Timeframe = (typeof TIMEFRAMES)[number]

export type EcoInputs = { milesPerWeek: number; usageType: UsageType; years: Timeframe }

export type EcoImpact = {
  /** Pounds of CO2 that a gas cart would have put out. */
  co2Saved: number
  fuelSaved: number
  /** USD that the gas would have cost. */
  costSaved: number
  /** Trees that take up as much CO2. */
  treesEquivalent: number
  /** USD for the electricity instead. */
  electricCost: number
  /** USD: gas not bought, less electricity. */
  netSavings: number
}

/** Savings of driving electric instead of gas over a number of years, which need not be one of the timeframes. */
export const ecoImpact = ({
  milesPerWeek,
  usageType,
  years,
}: Omit<EcoInputs, 'years'> & { years: number }): EcoImpact => {
  const miles = milesPerWeek * WEEKS_PER_YEAR * years * USAGE_MULTIPLIERS[usageType]
  const fuelSaved = miles / GAS_CART_MILES_PER_GALLON
  const co2Saved = fuelSaved * CO2_LBS_PER_GALLON
  const costSaved = fuelSaved * USD_PER_GALLON
  const electricCost = miles * KWH_PER_MILE * USD_PER_KWH
  const treesEquivalent = (co2Saved / LBS_PER_TON) * TREES_PER_TON_CO2
  return { co2Saved, fuelSaved, costSaved, treesEquivalent, electricCost, netSavings: costSaved - electricCost }
}

export type YearCost = { year: number; gas: number; electric: number }

/** Total cost of gas and of electricity in USD by the end of each year. */
export const costByYear = ({ milesPerWeek, usageType, years }: EcoInputs): YearCost[] =>
  Array.from({ length: years }, (_, index) => {
    const { costSaved, electricCost } = ecoImpact({ milesPerWeek, usageType, years: index + 1 })
    return { year: index + 1, gas: costSaved, electric: electricCost }
  })

/** The form's values; miles as typed, so that the field may be empty for a moment. */
export type EcoForm = { miles: string; usage: UsageType; years: Timeframe }

/** The bounds of the slider; the field beside it takes any number. */
export const MILES = { min: 1, max: 500 }

export const START: EcoForm = { miles: '50', usage: 'recreational', years: 5 }

/** The number of miles; 0 for text that is no number, or one too large to count with. Nothing is clamped. */
const readMiles = (text: string) => {
  const miles = Number(text)
  return Number.isSafeInteger(Math.trunc(miles)) ? miles : 0
}

export const sliderMiles = ({ miles }: EcoForm) =>
  Math.round(Math.min(MILES.max, Math.max(MILES.min, Number(miles) || MILES.min)))

const isUsage = (text: string | null): text is UsageType => text !== null && Object.hasOwn(USAGE_MULTIPLIERS, text)

/** The form as the address has it, `?miles=&usage=&years=`; null when nothing was calculated. */
export const readEcoForm = (params: URLSearchParams): EcoForm | null => {
  const miles = params.get('miles')
  if (miles === null) return null
  const usage = params.get('usage')
  return {
    miles,
    usage: isUsage(usage) ? usage : START.usage,
    years: TIMEFRAMES.find((years) => String(years) === params.get('years')) ?? START.years,
  }
}

export const writeEcoForm = ({ miles, usage, years }: EcoForm) => ({ miles, usage, years: String(years) })

export const toEcoInputs = ({ miles, usage, years }: EcoForm): EcoInputs => ({
  milesPerWeek: readMiles(miles),
  usageType: usage,
  years,
})
