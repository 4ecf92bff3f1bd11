import { TEST_DRIVE_DAY } from '#graph/dealer/dealer.ts'
import { formatClock } from '#graph/shared/opening-hours.ts'
import { QueryBoundary } from '#web/data/QueryBoundary.tsx'
import { useSite } from '#web/environment/site.ts'
import { useShowroomPageSuspenseQuery } from '#web/generated/graphql.ts'
import { useNow } from '#web/islands/useNow.ts'
import { CountyMap } from '#web/municipalities/CountyMap.tsx'
import { FoldedTowns } from '#web/municipalities/ServiceArea.tsx'
import { contactPath } from '#web/parts/contactPath.ts'
import { TownSelect } from '#web/parts/delivery/TownSelect.tsx'
import { Seo } from '#web/seo/Seo.tsx'
import { StructuredData } from '#web/seo/StructuredData.tsx'
import { button } from '#web/theme/button.styles.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { placeOf } from '#web/ui/format.ts'
import { ArrowRight } from '#web/ui/icons.tsx'
import { CallButton, ExternalAnchor } from '#web/ui/links.tsx'
import { nextDay } from '#web/ui/opening-hours/weekHours.ts'
import { PageHero } from '#web/ui/PageHero.tsx'
import { Section } from '#web/ui/Section.tsx'
import { AREAS, heroOf, pageOf, showroomServices, testDrivesIn } from './content.ts'
import { showroom, showroomPage } from './locations.styles.ts'
import { hasOwnSite, Showrooms } from './Showrooms.tsx'

const { opens, closes } = TEST_DRIVE_DAY
const day = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' })

type TestDriveDayProps = { title: string; text: string; terms: string; next: string }

/** The weekly test drives; `next` is their next date as YYYY-MM-DD. */
const TestDriveDay = ({ title, text, terms, next }: TestDriveDayProps) => (
  <section className={layout.section} aria-labelledby="test-drives">
    <div className={`${layout.page} ${showroomPage.event}`}>
      <h2 id="test-drives" className={showroomPage.eventTitle}>
        {title}
      </h2>
      <p className={showroomPage.sentence}>{text}</p>
      <p>
        {`${terms} Next: `}
        <time dateTime={next}>{day.format(new Date(next))}</time>
        {`, ${formatClock(opens)} to ${formatClock(closes)}.`}
      </p>
    </div>
  </section>
)

const Services = () => (
  <Section id="services" title="Showroom Services" isSand>
    <ul className={showroomPage.services}>
      {showroomServices(useSite().zeroPercent).map(({ title, text, link: { href, label, isExternal } }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
          {isExternal ? (
            <ExternalAnchor href={href}>{label}</ExternalAnchor>
          ) : (
            <a href={href}>
              {label}
              <ArrowRight />
            </a>
          )}
        </li>
      ))}
    </ul>
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
          <a className={button({ variant: 'outline' })} href="/contact">
            Ask about your address
          </a>
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
        <a className={button({ variant: 'outline' })} href={contactPath({ reason: 'test-drive' })}>
          Book a test drive
        </a>
      </PageHero>
      <QueryBoundary
        isMain
        failure="The showrooms didn't load"
        around={(message) => (
          <>
            <div className={`${layout.page} ${layout.section}`}>{message}</div>
            <Services />
          </>
        )}
      >
        <Sections />
      </QueryBoundary>
    </>
  )
}
