import { useSite } from '#web/app/site.ts'
import { vehiclePath } from './vehicleLinks.ts'

type Props = { id: string; className: string }

/** The address of a vehicle's page for paper: as a QR code and in letters. */
export const AddressCode = ({ id, className }: Props) => {
  const path = vehiclePath(id)
  const { url } = useSite()
  return (
    <figure className={className}>
      {/* Lazy: where it is not shown, a browser asks for it when it prints. */}
      <img src={`${path}/qr.svg`} width={120} height={120} alt="QR code of the cart’s page" loading="lazy" />
      <figcaption>{(url + path).replace(/^https?:\/\//, '')}</figcaption>
    </figure>
  )
}
