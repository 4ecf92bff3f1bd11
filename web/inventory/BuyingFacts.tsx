import { DEALER } from '#graph/dealer/dealer.ts'
import { useSite } from '#web/environment/site.ts'
import { button } from '#web/theme/button.styles.ts'
import { card } from '#web/theme/card.styles.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { Phone } from '#web/ui/icons.tsx'
import { buyingFacts, UNDECIDED } from './content.ts'
import { inventoryPage } from './InventoryPage.styles.ts'

/** Below the list: help for undecided shoppers, and how buying works. */
export const BuyingFacts = () => (
  <section className={`${layout.sand} ${inventoryPage.onScreen}`}>
    <div className={`${layout.page} ${inventoryPage.closing}`}>
      <div className={inventoryPage.ask}>
        <h2 className={inventoryPage.subtitle}>{UNDECIDED.title}</h2>
        <p className={inventoryPage.lead}>{UNDECIDED.text}</p>
        <div className={inventoryPage.actions}>
          <a className={button()} href={DEALER.lines.main.href}>
            <Phone />
            Call {DEALER.lines.main.label}
          </a>
          <a className={button({ variant: 'outline' })} href="/contact">
            Send a message
          </a>
        </div>
      </div>
      <ul className={inventoryPage.facts}>
        {buyingFacts(useSite().zeroPercent).map(({ title, text }) => (
          <li key={title} className={card({ padded: true })}>
            <h3 className={inventoryPage.factTitle}>{title}</h3>
            <p className={inventoryPage.factText}>{text}</p>
          </li>
        ))}
      </ul>
    </div>
  </section>
)
