import { lazy, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { DEALER, HOURS } from '#graph/dealer/dealer.ts'
import { type Figure, formatFigure, RENTAL_CART_WORDS } from '#graph/dealer/figures.ts'
import { zeroPercentText } from '#graph/dealer/financing.ts'
import { capital } from '#graph/shared/words.ts'
import { QueryBoundary } from '#web/data/QueryBoundary.tsx'
import { useSite } from '#web/environment/site.ts'
import { type RentalPrices_PlanFragment, useRentalPricesSuspenseQuery } from '#web/generated/graphql.ts'
import { NotFoundMessage } from '#web/not-found/NotFoundPage.tsx'
import { Seo } from '#web/seo/Seo.tsx'
import { layout } from '#web/theme/layout.styles.ts'
import { FigureTable } from '#web/ui/FigureTable.tsx'
import { fillIn, valueAt } from '#web/ui/fillIn.ts'
import { formatPrice, inDays } from '#web/ui/format.ts'
import { Mail, MapPin, Phone } from '#web/ui/icons.tsx'
import { ButtonLink, EmailAnchor } from '#web/ui/links.tsx'
import { OpenNow } from '#web/ui/opening-hours/OpenNow.tsx'
import { PageHero } from '#web/ui/PageHero.tsx'
import { Day, InlineMarkdown, TextPageContents, TextPageHeader } from '#web/ui/text-page/TextPage.tsx'
import { textPage } from '#web/ui/text-page/textPage.styles.ts'
import { type Block, FIGURES, type FigureList, type Policy, type PolicySection } from './content/policy.ts'

const OTHER_ADDRESSES: Record<string, string> = { '/privacy-policy': '/privacy', '/terms-of-service': '/terms' }

export const PolicyPage = () => {
  const { pathname } = useLocation()
  const Policy = POLICIES.get(OTHER_ADDRESSES[pathname] ?? pathname) ?? NotFoundMessage
  return <Policy />
}

/** A policy is read when it is first asked for. */
const policyPage = (path: string, load: () => Promise<{ default: Policy }>) => {
  const Page = lazy(async () => {
    const policy = fillIn((await load()).default, FIGURES)
    return { default: () => <PolicyDocument policy={policy} path={path} /> }
  })
  return [path, Page] as const
}

export const POLICIES = new Map([
  policyPage('/privacy', () => import('./content/privacy.json')),
  policyPage('/terms', () => import('./content/terms.json')),
  policyPage('/policies/terms-conditions', () => import('./content/terms-conditions.json')),
  policyPage('/policies/return-policy', () => import('./content/return-policy.json')),
  policyPage('/policies/delivery-policy', () => import('./content/delivery-policy.json')),
  policyPage('/policies/rental-policy', () => import('./content/rental-policy.json')),
  policyPage('/policies/storage-policy', () => import('./content/storage-policy.json')),
  policyPage('/policies/publishing-policy', () => import('./content/publishing-policy.json')),
  policyPage('/policies/feedback-policy', () => import('./content/feedback-policy.json')),
  policyPage('/policies/corrections-policy', () => import('./content/corrections-policy.json')),
  policyPage('/policies/diversity-policy', () => import('./content/diversity-policy.json')),
  policyPage('/policies/ethics-policy', () => import('./content/ethics-policy.json')),
  policyPage('/policies/staffing-report', () => import('./content/staffing-report.json')),
])

const { lines, address } = DEALER

const PolicyContact = ({ id, title, text }: { id: string; title: string; text: string }) => (
  <section id={id} className={textPage.contact} aria-labelledby={`${id}-title`}>
    <h2 id={`${id}-title`}>{title}</h2>
    <p>{text}</p>
    <ul>
      <li>
        <Phone />
        <a href={lines.main.href}>{lines.main.label}</a>
      </li>
      <li>
        <Mail />
        <EmailAnchor />
      </li>
      <li>
        <MapPin />
        <span>
          {address.street}, {address.city}, {address.state} {address.zip}
        </span>
      </li>
    </ul>
    <ButtonLink variant="outline" href="/contact">
      Send a message
    </ButtonLink>
  </section>
)

const CONTACT = { id: 'contact', title: 'Questions' }

const PolicyDocument = ({ policy, path }: { policy: Policy; path: string }) => {
  const { title, lead, description, keywords, dated, period, heroCart, sections, contact } = policy
  const contents = [...sections, CONTACT].map(({ id, title }) => ({ id, title }))
  const heading = { eyebrow: 'Policies', title, lead }
  return (
    <article>
      <Seo {...{ title, description, keywords }} canonical={path} data={{ returns: path.endsWith('/return-policy') }} />
      <header>
        {heroCart ? <PageHero {...heading} cart={heroCart} /> : <TextPageHeader {...heading} />}
        <p className={`${layout.page} ${textPage.dated}`}>
          {period && <span>Period {period}</span>}
          <span>
            {dated.label} <Day date={dated.date} />
          </span>
        </p>
      </header>
      <div className={`${layout.page} ${textPage.columns}`}>
        <TextPageContents entries={contents} />
        <div className={textPage.body}>
          <PolicySections sections={sections} />
          <PolicyContact {...CONTACT} text={contact} />
        </div>
      </div>
    </article>
  )
}

const ZeroPercent = () => {
  const { zeroPercent } = useSite()
  return zeroPercent && <p>{zeroPercentText(zeroPercent)}</p>
}

type Plan = RentalPrices_PlanFragment

const CARTS = Object.entries(RENTAL_CART_WORDS) as [Plan['cart'], string][]

/** Carts one below the other, a column for each length of rental. */
export const RentalPriceTable = ({ plans }: { plans: readonly Plan[] }) => {
  const lengths = [...new Set(plans.map(({ days }) => days))].sort((a, b) => a - b)
  const priceOf = (cart: Plan['cart'], length: number) =>
    plans.find((plan) => plan.cart === cart && plan.days === length)?.price
  return (
    <FigureTable
      caption="What a rental costs"
      columns={['Cart', ...lengths.map(inDays)]}
      rows={CARTS.map(([cart, words]) => ({
        label: capital(words),
        cells: lengths.map((length) => {
          const price = priceOf(cart, length)
          return price === undefined ? 'Ask us' : formatPrice(price)
        }),
      }))}
    />
  )
}

/** The STANDARD list, as on the rentals page; the rental pages of towns print another list. */
const Prices = () => <RentalPriceTable plans={useRentalPricesSuspenseQuery().data.rentalPlans} />

const RentalPrices = () => (
  <QueryBoundary failure="The prices didn't load">
    <Prices />
  </QueryBoundary>
)

const LIVE: Record<string, ReactNode> = {
  'rental-prices': <RentalPrices />,
  'zero-percent': <ZeroPercent />,
  'storage-status': <OpenNow week={HOURS.storage.week} />,
  'storage-hours': (
    <FigureTable
      caption="Access to stored carts"
      columns={['Day', 'Hours']}
      rows={HOURS.storage.lines.map(({ days, text }) => ({ label: days, cells: [text] }))}
    />
  ),
}

const figureRow = ({ figure: path, note }: FigureList['figures'][number]) => {
  const figure = valueAt(FIGURES, path) as Figure
  const condition = note ?? figure.condition
  return { label: figure.label, note: condition && capital(condition), cells: [formatFigure(figure)] }
}

const PolicyBlock = ({ block }: { block: Block }) => {
  if (typeof block === 'string') {
    return (
      <p>
        <InlineMarkdown text={block} />
      </p>
    )
  }
  if ('live' in block) return LIVE[block.live]
  if ('figures' in block) return <FigureTable {...block} rows={block.figures.map(figureRow)} />
  if ('rows' in block) return <FigureTable {...block} />
  return (
    <ul>
      {block.list.map((text) => (
        <li key={text}>
          <InlineMarkdown text={text} />
        </li>
      ))}
    </ul>
  )
}

export const PolicySections = ({ sections }: { sections: readonly PolicySection[] }) =>
  sections.map(({ id, title, blocks }) => (
    <section key={id} id={id} className={textPage.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {blocks.map((block) => (
        <PolicyBlock key={JSON.stringify(block)} block={block} />
      ))}
    </section>
  ))
