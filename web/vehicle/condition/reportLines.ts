import { wordsOfName } from '#graph/shared/words-of-name.ts'
import type { ConditionReport_VehicleFragment, FindingState, InspectionSpot } from '#web/generated/graphql.ts'
import { unbroken } from '#web/ui/cutText.ts'
import { dayWords } from '#web/ui/dayWords.ts'

type Vehicle = ConditionReport_VehicleFragment
type Inspection = NonNullable<Vehicle['inspection']>

export type ReportLine = {
  spot: InspectionSpot
  title: string
  text: string
  /** Something that is still wrong. */
  isLeft: boolean
  /** From 0 to 1, for a bar. */
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

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

const findingLine = ({ spot, state, text }: Inspection['findings'][number]): ReportLine => ({
  spot,
  title: text,
  text: `${capital(wordsOfName(spot))}. ${DONE[state]}.`,
  isLeft: state === 'LEFT',
})

const treadLine = ({ tread, treadNew }: Inspection): ReportLine[] =>
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

const batteryLine = (
  { batteryHealth }: Inspection,
  { batteryType, range }: Vehicle['specifications'],
): ReportLine[] => {
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
  ]
}

const counted = (count: number, one: string, many: string) =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`]

type Found = Pick<Inspection, 'inspectedOn'> & { findings: readonly Pick<Inspection['findings'][number], 'state'>[] }

const flaws = (findings: Found['findings']) =>
  counted(findings.filter(({ state }) => state === 'LEFT').length, 'known flaw', 'known flaws')

/** "Inspected November 12, 2026, 2 known flaws": the link to the report. */
export const reportInShort = ({ inspectedOn, findings }: Found) =>
  [...(inspectedOn ? [`Inspected ${dayWords(inspectedOn)}`] : []), ...flaws(findings)].join(', ')

/** "Inspected by Marcus Hale, service manager, on November 12, 2026. 2 known flaws, 1 part we replaced." */
export const reportSummary = ({ inspectedBy, inspectedOn, findings }: Inspection) => {
  const count = (state: FindingState) => findings.filter((finding) => finding.state === state).length
  const inspected = [
    inspectedBy && ` by ${inspectedBy}${inspectedOn ? ',' : ''}`,
    inspectedOn && ` on ${dayWords(inspectedOn)}`,
  ]
  const found = [
    ...flaws(findings),
    ...counted(count('REPAIRED'), 'part we repaired', 'parts we repaired'),
    ...counted(count('REPLACED'), 'part we replaced', 'parts we replaced'),
  ]
  return [
    ...(inspectedBy || inspectedOn ? [`Inspected${inspected.filter(Boolean).join('')}.`] : []),
    ...(found.length > 0 ? [`${found.join(', ')}.`] : []),
  ].join(' ')
}
