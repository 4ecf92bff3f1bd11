import { DEALER } from '#graph/dealer/dealer.ts'
import { hoursLines } from '#graph/shared/hours-lines.ts'
import { useSite } from '#web/environment/site.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { ChevronDown } from '#web/ui/icons.tsx'
import { ExternalAnchor } from '#web/ui/links.tsx'
import { HoursList, OpenNow } from '#web/ui/opening-hours/OpenNow.tsx'
import { footer } from './deferred.styles.ts'
import { COMPANY_LINKS, FOOTER_ID, LEGAL_LINKS, POLICY_LINKS, SHOP_LINKS, type SiteLink } from './links.ts'

const { address, lines, email, name, serviceRadius, state } = DEALER

/** Columns on wide screens; on small ones disclosure rows, which are open until scripts fold them (`startShell`). */
export const Footer = () => (
  <footer id={FOOTER_ID} className={footer.root} data-on="forest">
    <div className={`${layout.page} ${footer.columns}`}>
      <div className={footer.visit}>
        <p className={footer.name}>{name}</p>
        <p>
          {address.street}
          <br />
          {`${address.city}, ${address.state} ${address.zip}`}
        </p>
        <p>
          <a href={lines.main.href}>{lines.main.label}</a>
          <a href={`mailto:${email}`}>{email}</a>
        </p>
        <OpenNow />
        <HoursList lines={hoursLines(useSite().week)} className={footer.hours} />
        <p>
          {`Service and rentals within ${serviceRadius.label} of ${address.city}. We deliver carts all over ${state}.`}
        </p>
      </div>
      <FooterColumn title="Shop" links={SHOP_LINKS} />
      <FooterColumn title="Company" links={COMPANY_LINKS} />
      <FooterColumn title="Policies" links={POLICY_LINKS} />
    </div>
    <div className={layout.page}>
      <div className={footer.closing}>
        <p>{`© ${name}. In business since ${DEALER.claims.founded}.`}</p>
        <ul className={footer.legal}>
          {LEGAL_LINKS.map(({ href, label }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  </footer>
)

const FooterColumn = ({ title, links }: { title: string; links: SiteLink[] }) => (
  <details className={footer.column} open>
    <summary className={footer.title}>
      {title}
      <ChevronDown />
    </summary>
    <ul>
      {links.map(({ href, label, isExternal }) => (
        <li key={href}>
          {isExternal ? <ExternalAnchor href={href}>{label}</ExternalAnchor> : <a href={href}>{label}</a>}
        </li>
      ))}
    </ul>
  </details>
)
