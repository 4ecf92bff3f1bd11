import { HttpStatus } from '#web/environment/httpStatus.tsx'
import { Seo } from '#web/seo/Seo.tsx'
import { button } from '#web/theme/button.styles.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { TryAgain } from '#web/ui/ErrorState.tsx'
import { CallButton } from '#web/ui/links.tsx'
import { message } from '#web/ui/ui.styles.ts'

type Props = {
  /** The name of a cart that was listed once; the page answers 410. */
  withdrawnName?: string
  /** Set when the query failed: the cart may exist. */
  failure?: { reason: string; onRetry: () => void }
}

export const VehicleNotFound = ({ withdrawnName, failure }: Props) => (
  <div className={`${layout.page} ${message.root}`}>
    <HttpStatus code={withdrawnName ? 410 : 404} />
    <Seo
      title="Vehicle Not Found"
      description="We no longer list this cart, or its address has a typo. See all the carts we have for sale."
      keywords="vehicle not found, golf carts, inventory"
      noIndex
    />
    <h1 id="title" className={message.title}>
      Vehicle Not Found
    </h1>
    <p className={message.text}>The vehicle you're looking for doesn't exist or has been removed.</p>
    {withdrawnName && <p className={message.text}>At this address we had the {withdrawnName}.</p>}
    {failure && (
      <p className={message.text} role="alert">
        Or we couldn't look it up just now: {failure.reason}. Try again in a minute, or call us.
      </p>
    )}
    <div className={message.actions}>
      <a className={button()} href="/inventory">
        Back to Inventory
      </a>
      <CallButton variant="outline" />
      {failure && <TryAgain onRetry={failure.onRetry} />}
    </div>
  </div>
)
