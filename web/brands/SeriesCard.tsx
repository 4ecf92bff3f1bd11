import { card } from '#web/theme/card.styles.ts'
import { cutoutOf } from '#web/ui/cutouts.ts'
import { formatPrice } from '#web/ui/formatPrice.ts'
import { Picture } from '#web/ui/Picture.tsx'
import { CARD_SIZES, type Series } from './brand.ts'
import { seriesCard } from './SeriesCard.styles.ts'

/** From the side: the model's card below has the same cart from the front. */
const fromTheSide = ({ path }: Series['picture']) => cutoutOf(path.replace(/\.webp$/, '-side.webp'))

export const SeriesCard = ({ series }: { series: Series }) => {
  const { title, description, picture, features, vehicles, startingPrice } = series
  return (
    <li className={`${card()} ${seriesCard.root}`}>
      <div className={seriesCard.picture}>
        <Picture picture={{ ...picture, ...fromTheSide(picture) }} sizes={CARD_SIZES} />
      </div>
      <div className={seriesCard.body}>
        <h3 className={seriesCard.title}>{title}</h3>
        <p className={seriesCard.description}>{description}</p>
        <ul className={seriesCard.features}>
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
        <p className={seriesCard.vehicles}>{vehicles.join(' · ')}</p>
        <p className={seriesCard.price}>Starting at {formatPrice(startingPrice)}</p>
      </div>
    </li>
  )
}
