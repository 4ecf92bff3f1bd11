import { returnTermsOf } from '#graph/dealer/return-terms.ts'
import { summary } from './VehicleSummary.styles.ts'

type Props = { vehicle: Parameters<typeof returnTermsOf>[0] }

export const ReturnTerms = ({ vehicle }: Props) => {
  const terms = returnTermsOf(vehicle)
  return (
    terms && (
      <p className={summary.returns}>
        {`${terms} `}
        <a className={summary.link} href="/policies/return-policy">
          Return policy
        </a>
      </p>
    )
  )
}
