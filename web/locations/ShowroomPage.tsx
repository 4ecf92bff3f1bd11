import { DEALER, TEST_DRIVE_DAY } from '#graph/dealer/dealer.ts'
import { type ZeroPercent, zeroPercentText } from '#graph/dealer/financing.ts'
import { formatClock } from '#graph/shared/opening-hours.ts'
import { numberWord } from '#graph/shared/words.ts'
import { QueryBoundary } from '#web/data/QueryBoundary.tsx'
import { useSite } from '#web/environment/site.ts'
import { useShowroomPageSuspenseQuery } from '#web/generated/graphql.ts'
import { useNow } from '#web/islands/useNow.ts'
import { CountyMap } from '#web/municipalities/CountyMap.tsx'
import { FoldedTowns } from '#web/municipalities/ServiceArea.tsx'
import { TownSelect } from '#web/parts/delivery/DeliveredPrice.tsx'
import { contactPath } from '#web/parts/paths.ts'
import { Seo, StructuredData } from '#web/seo/Seo.tsx'
import { layout } from '#web/theme/layout.styles.ts'
import { listOf, placeOf } from '#web/ui/format.ts'
import { ButtonLink, CallButton } from '#web/ui/links.tsx'
import { nextDay } from '#web/ui/opening-hours/weekHours.ts'
import { PageHero } from '#web/ui/PageHero.tsx'
import { FeatureList, Section } from '#web/ui/Section.tsx'
import { showroom, showroomPage } from './locations.styles.ts'
import { hasOwnSite, Showrooms } from './Showrooms.tsx'

const { opens, closes } = TEST_DRIVE_DAY
const day = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' })

type TestDriveDayProps = { title: string; text: string; terms: string; next: string }

/** The weekly test drives; `next` is their next date as YYYY-MM-DD. */
const TestDriveDay = ({ title, text, terms, next }: TestDriveDayProps) => (
  <Section id="test-drives" title={title} titleClass={layout.eyebrow} className={showroomPage.event}>
    <p className={showroomPage.sentence}>{text}</p>
    <p>
      {`${terms} Next: `}
      <time dateTime={next}>{day.format(new Date(next))}</time>
      {`, ${formatClock(opens)} to ${formatClock(closes)}.`}
    </p>
  </Section>
)

const Services = () => (
  <Section id="services" title="Showroom Services" isSand>
    <FeatureList points={showroomServices(useSite().zeroPercent)} className={showroomPage.services} />
  </Section>
)

const Sections = () => {
  const { locations, municipalities, towns } = useShowroomPageSuspenseQuery().data
  const { clockOffset, specialDays, showrooms } = useSite()
  const physical = locations.filter(({ type }) => type === 'PHYSICAL')
  const testDriven = locations.filter(({ id }) => (TEST_DRIVE_DAY.locationIds as readonly string[]).includes(id))
  const locationIds = testDriven.map(({ id }) => id)
  const { title, text, terms } = testDrivesIn(testDriven.map(({ name }) => placeOf(name)))
  const now = useNow()
  const next = testDriven.length > 0 && nextDay({ ...TEST_DRIVE_DAY, locationIds }, specialDays, now, clockOffset)
  return (
    <>
      <StructuredData
        {...pageOf(showrooms)}
        locations={locations.filter(hasOwnSite)}
        event={
          next ? { ...TEST_DRIVE_DAY, locationIds, name: title, description: `${text} ${terms}`, next } : undefined
        }
      />
      <Section id="locations" title="Locations and hours">
        <div className={showroomPage.town}>
          <label htmlFor="town">Nearest to</label>
          <TownSelect id="town" towns={towns} hasCoordinates />
        </div>
        <div className={showroom.places}>
          <Showrooms locations={physical} isFull />
          <Showrooms locations={locations.filter((location) => !physical.includes(location))} isFull />
          <CountyMap title="Our showrooms and service area" towns={municipalities} showrooms={physical} />
        </div>
      </Section>
      {next && <TestDriveDay title={title} text={text} terms={terms} next={next} />}
      <Services />
      <Section id="areas" title={AREAS.title}>
        <FoldedTowns title={AREAS.list(municipalities.length)} municipalities={municipalities} />
        <div className={showroomPage.closing}>
          <p>{AREAS.closing}</p>
          <ButtonLink variant="outline" href="/contact">
            Ask about your address
          </ButtonLink>
        </div>
      </Section>
    </>
  )
}

export const ShowroomPage = () => {
  const { showrooms } = useSite()
  return (
    <>
      <Seo {...pageOf(showrooms)} />
      <PageHero cart="evolution-carrier-6-plus" {...heroOf(showrooms.length)}>
        <CallButton />
        <ButtonLink variant="outline" href={contactPath({ reason: 'test-drive' })}>
          Book a test drive
        </ButtonLink>
      </PageHero>
      <QueryBoundary
        isMain
        failure="The showrooms didn't load"
        around={(message) => <div className={`${layout.page} ${layout.section}`}>{message}</div>}
        after={<Services />}
      >
        <Sections />
      </QueryBoundary>
    </>
  )
}

const { county, state } = DEALER

export const pageOf = (cities: readonly string[]) => ({
  title: 'Showrooms',
  description: `Golf cart showrooms in ${listOf(cities)}, plus delivery across ${state}. Addresses, hours, directions and test drives.`,
  keywords: `golf cart showroom, ${cities.join(', ')}, ${state}, test drive, golf cart dealer`,
  canonical: '/showroom',
})

export const heroOf = (showrooms: number) => ({
  eyebrow: `Showrooms in ${state}`,
  title: 'Sit in one before you buy one',
  lead: `Stop by ${showrooms === 1 ? 'our showroom' : `any of our ${numberWord(showrooms)} showrooms`}, or call our statewide delivery team.`,
})

export const testDrivesIn = (cities: readonly string[]) => ({
  title: `${TEST_DRIVE_DAY.dayOfWeek} test drives`,
  text: `Every ${TEST_DRIVE_DAY.dayOfWeek}, new carts are charged and ready outside our ${listOf(cities)} ${cities.length === 1 ? 'showroom' : 'showrooms'}.`,
  terms: "It's free, with no appointment. Just bring your driver's license.",
})

export const AREAS = {
  title: 'Areas We Serve',
  list: (towns: number) => `Here are ${towns} of the towns and villages we serve in ${county.fullName}`,
  closing: `Don't see your town? We deliver across ${state}.`,
}

type Service = { title: string; text: string; link: { href: string; label: string; isExternal?: boolean } }

export const showroomServices = (promotion: ZeroPercent | null | undefined): Service[] => [
  {
    title: 'Test drives',
    text: "Pick a cart and a time. We'll have it charged when you get here, and there's a hill behind the lot to try it on.",
    link: { href: DEALER.lines.sales.href, label: `Toll-free: ${DEALER.lines.sales.label}` },
  },
  {
    title: 'Expert consultation',
    text: "Tell us who rides, how far and how steep. We'll tell you which cart we'd buy, and why.",
    link: { href: '/contact', label: 'Ask a question' },
  },
  {
    title: 'Financing options',
    text: `${promotion ? `${zeroPercentText(promotion)} ` : ''}Apply online with our lender, or stop in and we'll fill it out together.`,
    link: { href: DEALER.financingUrl, label: 'Apply for financing', isExternal: true },
  },
]
