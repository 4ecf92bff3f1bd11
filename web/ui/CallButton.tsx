import { DEALER } from '#graph/dealer/dealer.ts'
import { button } from '#web/theme/button.styles.ts'
import { Phone } from './shellIcons.tsx'

/** Calls the dealer's main line. */
export const CallButton = (props: Parameters<typeof button>[0]) => (
  <a className={button(props)} href={DEALER.lines.main.href}>
    <Phone />
    <span>
      Call <span>{DEALER.lines.main.label}</span>
    </span>
  </a>
)
