import { saleOf } from '#graph/dealer/sale.ts'
import { saleNotice } from './content.ts'
import { summary } from './VehicleSummary.styles.ts'

type Props = { vehicle: Parameters<typeof saleOf>[0] }

export const SaleNotice = ({ vehicle }: Props) => {
  const notice = saleNotice(saleOf(vehicle))
  return (
    notice && (
      <p className={summary.notice}>
        <strong>{notice.title}</strong> {notice.text}
      </p>
    )
  )
}
