import { useSite } from '#web/environment/site.ts'
import { vehiclePath } from '#web/parts/card/vehicleLinks.ts'

type Props = {
  id: string
  className: string
  /** Loads the code with the page. By default a browser asks for it when it prints. */
  isShown?: boolean
}

/** The address of a vehicle's page for paper: as a QR code and in letters. */
export const AddressCode = ({ id, className, isShown = false }: Props) => {
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
        <strong>Scan for photos and price</strong>
        {(url + path).replace(/^https?:\/\//, '')}
      </figcaption>
    </figure>
  )
}
