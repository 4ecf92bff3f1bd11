import { HttpStatus } from '#web/app/httpStatus.tsx'
import { message } from '#web/app/message.styles.ts'
import { Seo } from '#web/seo/Seo.tsx'
import { button } from '#web/theme/button.styles.ts'
import { layout } from '#web/theme/layout.styles.ts'

/** With the name of a cart that was listed once, it says so and answers 410. */
export const VehicleNotFound = ({ withdrawnName }: { withdrawnName?: string }) => (
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
    <div className={message.actions}>
      <a className={button()} href="/inventory">
        Back to Inventory
      </a>
    </div>
  </div>
)
