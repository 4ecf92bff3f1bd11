import { returnTermsOf } from '#graph/dealer/return-terms.ts'
import type { ConditionReport_VehicleFragment } from '#web/generated/graphql.ts'
import { contactPath } from '#web/parts/contactPath.ts'
import { spotPlaces } from '#web/parts/spotPlaces.ts'
import { card } from '#web/theme/card.styles.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { sideOfCart } from '#web/ui/cutouts.ts'
import { dayWords } from '#web/ui/dayWords.ts'
import { Check } from '#web/ui/icons.tsx'
import { Picture } from '#web/ui/Picture.tsx'
import { conditionReport as style } from './condition.styles.ts'
import { type ReportLine, reportLines, reportSummary } from './reportLines.ts'

type Props = { vehicle: ConditionReport_VehicleFragment }
type Inspection = NonNullable<Props['vehicle']['inspection']>

const TITLE = 'What we checked, and what we found'

/** What the ethics policy promises of every used cart. */
export const ConditionReport = ({ vehicle }: Props) => {
  const { id, condition, inspection } = vehicle
  const lines = inspection ? reportLines(inspection, vehicle) : []
  if (condition === 'NEW' && lines.length === 0) return null
  return (
    <section className={`${layout.page} ${style.section}`} aria-labelledby="condition">
      <div className={`${card()} ${style.card}`}>
        <div className={style.head}>
          <h2 id="condition" className={layout.h2}>
            {TITLE}
          </h2>
          {inspection && lines.length > 0 ? (
            <p>{reportSummary(inspection)}</p>
          ) : (
            <p>
              {"We haven't written this cart's report yet. "}
              <a href={contactPath({ vehicle: id })}>Ask us for it</a>
              {" before you buy: we'll tell you its age, battery health, known problems and repairs."}
            </p>
          )}
        </div>
        {inspection && lines.length > 0 && <Report vehicle={vehicle} inspection={inspection} />}
      </div>
    </section>
  )
}

const Report = ({ vehicle, inspection }: Props & { inspection: Inspection }) => {
  const lines = reportLines(inspection, vehicle)
  const side = sideOfCart(vehicle.name, vehicle.specifications.seatingCapacity)
  return (
    <>
      {side && <CartMarks side={side} lines={lines} seats={vehicle.specifications.seatingCapacity} />}
      <ol className={style.lines}>
        {lines.map(({ title, text, isLeft, share }, index) => (
          <li key={`${title} ${text}`} id={`finding-${index + 1}`} className={style.line}>
            <a className={style.mark} data-left={isLeft || undefined} href={side ? `#mark-${index + 1}` : undefined}>
              <span className={layout.visuallyHidden}>On the picture: </span>
              {index + 1}
            </a>
            <div>
              <h3>{title}</h3>
              {share !== undefined && (
                <span className={style.bar}>
                  <span style={{ width: `${Math.round(share * 100)}%` }} />
                </span>
              )}
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <Facts vehicle={vehicle} inspection={inspection} />
    </>
  )
}

type MarksProps = { side: NonNullable<ReturnType<typeof sideOfCart>>; lines: ReportLine[]; seats: number | null }

/** A drawing of the cart with a mark for each line; marks of one spot stand side by side. */
const CartMarks = ({ side, lines, seats }: MarksProps) => {
  const places = spotPlaces(side.path, side.isOwnModel)
  return (
    <figure className={style.stage}>
      <div
        className={style.cart}
        style={
          { aspectRatio: `${side.width} / ${side.height}`, '--cart': `${side.width * 0.75}px` } as React.CSSProperties
        }
      >
        <Picture picture={{ ...side, alt: '' }} sizes="(min-width: 64em) 560px, 100vw" />
        {lines.map(({ spot, title, isLeft }, index) => {
          const [x, y] = places[spot]
          const before = lines.slice(0, index).filter((line) => line.spot === spot).length
          return (
            <a
              key={`${title} ${spot}`}
              id={`mark-${index + 1}`}
              className={`${style.mark} ${style.onCart}`}
              data-left={isLeft || undefined}
              href={`#finding-${index + 1}`}
              style={{
                left: `calc(${(x / side.width) * 100}% + ${before * 32}px)`,
                top: `${(y / side.height) * 100}%`,
              }}
            >
              {index + 1}
              <span className={layout.visuallyHidden}>{`: ${title}`}</span>
            </a>
          )
        })}
      </div>
      <figcaption>
        {side.isOwnModel
          ? 'A drawing of the model, not a photo of this cart.'
          : `A drawing of another ${seats}-seat cart, to show where things are. It isn't this cart.`}
      </figcaption>
    </figure>
  )
}

/** The life of the cart, and what the buyer gets with it. */
const Facts = ({ vehicle, inspection: { history, inspectedOn, soldAsIs } }: Props & { inspection: Inspection }) => {
  const promises = [vehicle.warranty, returnTermsOf(vehicle)].filter((text) => text != null)
  const events = [
    ...history.map(({ year, text }) => ({ when: String(year), text })),
    ...(inspectedOn ? [{ when: dayWords(inspectedOn), text: 'Inspected' }] : []),
  ]
  return (
    <div className={style.foot}>
      {events.length > 0 && (
        <ol className={style.history} aria-label="Its history">
          {events.map(({ when, text }) => (
            <li key={`${when} ${text}`}>
              <strong>{when}</strong> {text}
            </li>
          ))}
        </ol>
      )}
      {promises.length > 0 && (
        <ul className={style.promises}>
          {promises.map((text) => (
            <li key={text}>
              {!(soldAsIs && text !== vehicle.warranty) && <Check />}
              {text}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
