import { capital, wordsOfName } from '#graph/shared/words.ts'
import type { ConditionReport_VehicleFragment, FindingState, InspectionSpot } from '#web/generated/graphql.ts'
import { unbroken } from '#web/ui/cutText.ts'
import { counted, dayWords } from '#web/ui/format.ts'

type Vehicle = ConditionReport_VehicleFragment
type Inspection = NonNullable<Vehicle['inspection']>
type Measured = Pick<Inspection, 'batteryHealth' | 'tread' | 'treadNew'> & {
  findings: readonly Pick<Inspection['findings'][number], 'spot' | 'state'>[]
}

export type ReportLine = {
  /** On the diagram and in the list. */
  number: number
  spot: InspectionSpot
  title: string
  text: string
  isLeft: boolean
  share?: number
}

/** From which on a tire needs to be replaced, in 32nds of an inch. */
const WORN = 3
const DONE: Record<FindingState, string> = {
  LEFT: 'Not repaired',
  REPAIRED: 'Repaired',
  REPLACED: 'Replaced',
  CHECKED: 'Checked',
}

type Line = Omit<ReportLine, 'number'>

const findingLine = ({ spot, state, text }: Inspection['findings'][number]): Line => ({
  spot,
  title: text,
  text: `${capital(wordsOfName(spot))}. ${DONE[state]}.`,
  isLeft: state === 'LEFT',
})

const treadLine = ({ tread, treadNew }: Inspection): Line[] =>
  tread === null
    ? []
    : [
        {
          spot: 'REAR_TIRES',
          title: `Tires, ${tread}/32 inch of tread`,
          text: `New is ${treadNew}/32. Replace at ${WORN}/32.`,
          isLeft: false,
          share: Math.min(tread / treadNew, 1),
        },
      ]

const batteryLine = ({ batteryHealth }: Inspection, { batteryType, range }: Vehicle['specifications']): Line[] => {
  if (batteryHealth === null) return []
  const facts = [batteryType && unbroken(batteryType), range && `${range} on a charge`].filter(Boolean)
  return [
    {
      spot: 'BATTERY',
      title: `Battery tested at ${batteryHealth}%`,
      text: facts.length > 0 ? `${facts.join(', ')}.` : 'Of its capacity when new.',
      isLeft: false,
      share: batteryHealth / 100,
    },
  ]
}

/** The lines of a report: what was left comes first, because a buyer asks for it first. */
export const reportLines = (inspection: Inspection, vehicle: Pick<Vehicle, 'specifications'>): ReportLine[] => {
  const findings = inspection.findings.map(findingLine)
  return [
    ...findings.filter(({ isLeft }) => isLeft),
    ...treadLine(inspection),
    ...batteryLine(inspection, vehicle.specifications),
    ...findings.filter(({ isLeft }) => !isLeft),
  ].map((line, index) => ({ ...line, number: index + 1 }))
}

/** Battery, tread and known flaws: a number, and what it means. */
export const reportNumbers = ({ batteryHealth, tread, treadNew, findings }: Measured) => {
  const left = findings.filter(({ state }) => state === 'LEFT').map(({ spot }) => wordsOfName(spot))
  const isReplaced = findings.some(({ spot, state }) => spot === 'BATTERY' && state === 'REPLACED')
  const note = isReplaced ? 'new batteries' : 'of new capacity'
  return [
    ...(batteryHealth === null ? [] : [{ label: 'Battery', text: `${batteryHealth}%`, note }]),
    ...(tread === null ? [] : [{ label: 'Tread', text: `${tread}/32`, note: `of ${treadNew}/32 new` }]),
    ...(findings.length === 0
      ? []
      : [{ label: 'Known flaws', text: `${left.length}`, note: [...new Set(left)].join(', ') || 'none found' }]),
  ]
}

/** "Inspected by Marcus Hale, service manager, on November 12, 2026. 2 known flaws, 1 replacement." */
export const reportSummary = ({ inspectedBy, inspectedOn, findings }: Inspection) => {
  const count = (state: FindingState) => findings.filter((finding) => finding.state === state).length
  const inspected = [
    inspectedBy && ` by ${inspectedBy}${inspectedOn ? ',' : ''}`,
    inspectedOn && ` on ${dayWords(inspectedOn)}`,
  ]
  const nouns = Object.entries({ LEFT: 'known flaw', REPAIRED: 'repair', REPLACED: 'replacement' } as const)
  const found = nouns
    .flatMap(([state, noun]) => counted(count(state as FindingState), noun))
    .filter((words) => !/^0/.test(words))
  return [
    ...(inspectedBy || inspectedOn ? [`Inspected${inspected.filter(Boolean).join('')}.`] : []),
    ...(found.length > 0 ? [`${found.join(', ')}.`] : []),
  ].join(' ')
}
