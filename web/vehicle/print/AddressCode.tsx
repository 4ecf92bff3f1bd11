import { useSite } from '#web/environment/site.ts'
import { vehiclePath } from '#web/parts/card/vehicleLinks.ts'
import { isStockImage } from '#web/ui/Picture.tsx'

type Props = {
  vehicle: { id: string; images: readonly { path: string }[] }
  className: string
  /** Loads the code with the page. By default a browser asks for it when it prints. */
  isShown?: boolean
}

/** The address of a vehicle's page for paper: as a QR code and in letters. */
export const AddressCode = ({ vehicle: { id, images }, className, isShown = false }: Props) => {
  const path = vehiclePath(id)
  const { url } = useSite()
  return (
    <figure className={className}>
      <img
        src={`${path}/qr.svg`}
        width={120}
        height={120}
        alt="QR code of the cart's page"
        loading={isShown ? 'eager' : 'lazy'}
      />
      <figcaption>
        <strong>{images.every(isStockImage) ? "Scan for today's price" : 'Scan for photos and price'}</strong>
        {(url + path).replace(/^https?:\/\//, '')}
      </figcaption>
    </figure>
  )
}
