import { saleOf } from '#graph/dealer/sale.ts'
import type { ConditionReport_VehicleFragment } from '#web/generated/graphql.ts'
import { AvailabilityBadge } from '#web/parts/card/VehicleCard.tsx'
import { contactPath } from '#web/parts/paths.ts'
import { spotPlaces } from '#web/parts/spotPlaces.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { closestSide, sideOfCart } from '#web/ui/cutouts.ts'
import { dayWords } from '#web/ui/format.ts'
import { isStockImage, Picture } from '#web/ui/Picture.tsx'
import { below } from './deferred.styles.ts'
import { type ReportLine, reportLines, reportSummary } from './reportLines.ts'
import { conditionReport as style } from './vehicle.styles.ts'

type Props = { vehicle: ConditionReport_VehicleFragment }
type Inspection = NonNullable<Props['vehicle']['inspection']>

const TITLE = 'What we checked, and what we found'

const linesOf = (vehicle: Props['vehicle']) => (vehicle.inspection ? reportLines(vehicle.inspection, vehicle) : [])

/** A render of a new cart says nothing of a used one. */
export const ownPictures = <Image extends { path: string }>(vehicle: { condition: string; images: readonly Image[] }) =>
  vehicle.images.filter((image) => vehicle.condition === 'NEW' || !isStockImage(image))

/** Whether the diagram is the cart's picture: a used one without photos of its own. */
export const isShownAsDiagram = (vehicle: Props['vehicle']) =>
  vehicle.condition === 'USED' && ownPictures(vehicle).length === 0

/** The flaws of a used cart that its picture shows. */
export const ReportFlaws = ({ vehicle }: Props) => {
  const lines = linesOf(vehicle)
  const { inspectedBy, inspectedOn } = vehicle.inspection ?? {}
  const by = [inspectedBy && `by ${inspectedBy.split(',')[0]}`, inspectedOn && dayWords(inspectedOn)].filter(Boolean)
  return (
    lines.length > 0 && (
      <div>
        <h2 className={layout.visuallyHidden}>On the picture</h2>
        <Lines lines={lines.filter(({ isLeft }) => isLeft)} />
        <p className={style.all}>
          <a href="#condition">{`All ${lines.length} checks ${by.join(', ')}`}</a>
        </p>
      </div>
    )
  )
}

/** What the ethics policy promises of every used cart. */
export const ConditionReport = ({ vehicle }: Props) => {
  const { id, condition, inspection } = vehicle
  const lines = linesOf(vehicle)
  const isWritten = inspection && lines.length > 0
  if (condition === 'NEW' && !isWritten) return null
  return (
    <section className={`${layout.page} ${below.report}`} aria-labelledby="condition">
      <h2 id="condition" className={below.subtitle}>
        {TITLE}
      </h2>
      {isWritten ? (
        <>
          <p>{reportSummary(inspection)}</p>
          {!isShownAsDiagram(vehicle) && <Diagram vehicle={vehicle} />}
          <Lines lines={isShownAsDiagram(vehicle) ? lines.filter(({ isLeft }) => !isLeft) : lines} />
          <History {...inspection} />
        </>
      ) : (
        <p>
          {"We haven't written this cart's report yet. "}
          <a href={contactPath({ vehicle: id })}>Ask us for it</a>
          {" before you buy: we'll tell you its age, battery health, known problems and repairs."}
        </p>
      )}
    </section>
  )
}

const Lines = ({ lines }: { lines: ReportLine[] }) =>
  lines.length > 0 && (
    <ol className={style.lines}>
      {lines.map(({ number, title, text, isLeft, share }) => (
        <li key={number}>
          <a className={style.mark} data-left={isLeft || undefined} href={`#mark-${number}`}>
            <span className={layout.visuallyHidden}>On the picture: </span>
            {number}
          </a>
          <div>
            <h3>{title}</h3>
            {share !== undefined && (
              <span className={below.bar}>
                <span style={{ width: `${Math.round(share * 100)}%` }} />
              </span>
            )}
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )

/** On a phone's diagram two marks touch at so many pixels of the side view. */
const APART = 72

/** Positions of the numbered marks. A mark that would cover an earlier one moves above it. */
const markPlaces = (lines: ReportLine[], places: ReturnType<typeof spotPlaces>) => {
  const taken: [number, number][] = []
  for (const { spot } of lines) {
    let [x, y] = places[spot]
    while (taken.some(([left, top]) => Math.hypot(left - x, top - y) < APART)) y -= 6
    taken.push([x, y])
  }
  return taken
}

/** A cart in clay with a mark for each line, which the list leads to. It never looks like the cart itself. */
export const Diagram = ({ vehicle }: Props) => {
  const lines = linesOf(vehicle)
  const { id, name, specifications } = vehicle
  const isPicture = isShownAsDiagram(vehicle)
  const seats = specifications.seatingCapacity
  const side = closestSide(name, seats)
  const places = markPlaces(lines, spotPlaces(side.path, side.isOwnModel))
  return (
    <figure className={style.stage}>
      <div
        className={style.cart}
        style={{ aspectRatio: `${side.width} / ${side.height}`, '--cart': `${side.width}px` } as React.CSSProperties}
      >
        <Picture picture={{ ...side, alt: '' }} sizes="(min-width: 64em) 500px, 300px" isPriority={isPicture} />
        {lines.map(({ number, isLeft }, index) => {
          const [x, y] = places[index]!
          return (
            <b
              key={number}
              id={`mark-${number}`}
              className={`${style.mark} ${style.onCart}`}
              data-left={isLeft || undefined}
              style={{
                left: `${((x / side.width) * 100).toFixed(1)}%`,
                top: `${((y / side.height) * 100).toFixed(1)}%`,
              }}
            >
              {number}
            </b>
          )
        })}
      </div>
      {isPicture && <AvailabilityBadge vehicle={vehicle} className={style.badge} />}
      <figcaption>
        {`Diagram of a ${seats && sideOfCart(name, seats) ? `${seats}-seat` : 'golf'} cart. `}
        {isPicture && saleOf(vehicle) !== 'SOLD' && (
          <span>
            {'Want photos of this one? '}
            <a href={contactPath({ vehicle: id })}>Ask us.</a>
          </span>
        )}
      </figcaption>
    </figure>
  )
}

const History = ({ history, inspectedOn }: Inspection) => {
  const events = [
    ...history.map(({ year, text }) => ({ when: String(year), text })),
    ...(inspectedOn ? [{ when: dayWords(inspectedOn), text: 'Inspected' }] : []),
  ]
  return (
    events.length > 0 && (
      <ol className={below.history} aria-label="Its history">
        {events.map(({ when, text }) => (
          <li key={`${when} ${text}`}>
            <strong>{when}</strong> {text}
          </li>
        ))}
      </ol>
    )
  )
}
