import { layout } from '#web/theme/layout.styles.ts'
import type { sideOfCart } from '#web/ui/cutouts.ts'
import { Picture } from '#web/ui/Picture.tsx'
import { conditionReport as style } from './ConditionReport.styles.ts'
import type { ReportLine } from './reportLines.ts'
import { spotPlaces } from './spotPlaces.ts'

type Props = { side: NonNullable<ReturnType<typeof sideOfCart>>; lines: ReportLine[]; seats: number | null }

/** A drawing of the cart with a mark for each line; marks of one spot stand side by side. */
export const CartMarks = ({ side, lines, seats }: Props) => {
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
