import { DEALER } from '#graph/dealer/dealer.ts'
import { HttpStatus } from '#web/routing/httpStatus.tsx'
import { Seo } from '#web/seo/Seo.tsx'
import { message } from '#web/shell/message.styles.ts'
import { TryAgain } from '#web/shell/TryAgain.tsx'
import { button } from '#web/theme/button.styles.ts'
import { layout } from '#web/theme/layout.styles.ts'

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
      description="This cart is no longer on the lot, or its address has a typing error. The whole inventory is a link away."
      keywords="vehicle not found, golf carts, inventory"
      noIndex
    />
    <h1 className={message.title}>Vehicle Not Found</h1>
    <p className={message.text}>The vehicle you're looking for doesn't exist or has been removed.</p>
    {withdrawnName && <p className={message.text}>At this address we had the {withdrawnName}.</p>}
    {failure && (
      <p className={message.text} role="alert">
        Or it could not be looked up just now: {failure.reason}. Try again in a minute, or call{' '}
        {DEALER.lines.main.label}.
      </p>
    )}
    <div className={message.actions}>
      <a className={button()} href="/inventory">
        Back to Inventory
      </a>
      {failure && <TryAgain onRetry={failure.onRetry} />}
    </div>
  </div>
)
