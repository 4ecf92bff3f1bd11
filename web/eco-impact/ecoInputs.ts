import { type EcoInputs, TIMEFRAMES, type Timeframe, USAGE_MULTIPLIERS, type UsageType } from './ecoImpact.ts'

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

/** The slider's position: whole miles within its bounds. */
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
