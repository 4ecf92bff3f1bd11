import { DEALER } from '#graph/dealer/dealer.ts'
import { RENTAL } from '#graph/dealer/figures.ts'
import { ROAD_RULES } from '#graph/dealer/road-rules.ts'
import { contactPath } from '#web/parts/paths.ts'
import { Seo } from '#web/seo/Seo.tsx'
import { layout } from '#web/theme/layout.styles.ts'
import { ButtonLink } from '#web/ui/links.tsx'
import { PageHero } from '#web/ui/PageHero.tsx'
import { servicesPage } from './services.styles.ts'

const STREET_LEGAL = {
  page: {
    title: 'Street-Legal Golf Carts',
    description: `Which roads you can drive a golf cart on in ${DEALER.state}, the license, plates and insurance you need, and what our street-legal package adds.`,
    keywords: `street legal golf cart, low-speed vehicle, LSV, license plate, registration, ${DEALER.state}`,
    canonical: '/street-legal',
  },
  hero: {
    eyebrow: 'Street legal',
    title: 'Can I drive it on the road?',
    lead: 'Yes, as a low-speed vehicle (LSV) with plates. Our street-legal package turns most of our carts into one.',
  },
  price: { href: contactPath({ reason: 'street-legal' }), label: 'Get a price for the package' },
  carts: {
    href: `/inventory?q=${ROAD_RULES.leastSpeed}+mph&stock=in`,
    label: 'See carts that can get it',
  },
}

const [lowSpeedVehicle = '', roads = ''] = ROAD_RULES.lowSpeedVehicle

/** The questions of the street-legal page, in the order in which people ask them. */
const STREET_QUESTIONS = [
  { id: 'license', question: 'Do I need a license, plates and insurance?', answer: 'Yes to all three, and a title.' },
  { id: 'roads', question: 'Which roads can I use?', answer: roads },
  {
    id: 'kids',
    question: 'Can my kids drive it?',
    answer: `On the road, only with a driver's license. Anyone who drives one of our rentals has to be ${RENTAL.minimumAge.amount} or older.`,
  },
  {
    id: 'package',
    question: 'What makes a cart street legal?',
    answer: `${lowSpeedVehicle} ${ROAD_RULES.package}`,
  },
  {
    id: 'price',
    question: 'What does the package cost?',
    answer: 'It depends on the cart. You get a fixed price before we start. Title and plates are extra.',
    link: STREET_LEGAL.price,
  },
  {
    id: 'carts',
    question: 'Which carts can get it?',
    answer: `Any cart that does ${ROAD_RULES.leastSpeed} mph or more, and most of ours do. A slower one can't become a low-speed vehicle.`,
    link: STREET_LEGAL.carts,
  },
  { id: 'golf-cart', question: 'What if I keep it a golf cart?', answer: ROAD_RULES.golfCart.join(' ') },
]

const { page, hero, price, carts } = STREET_LEGAL

export const StreetLegalPage = () => (
  <>
    <Seo {...page} data={{ faqs: STREET_QUESTIONS }} />
    <PageHero cart="evolution-d5-ranger-4-plus" {...hero}>
      <ButtonLink href={price.href}>{price.label}</ButtonLink>
      <ButtonLink variant="outline" href={carts.href}>
        {carts.label}
      </ButtonLink>
    </PageHero>
    <div className={`${layout.page} ${servicesPage.questions}`}>
      {STREET_QUESTIONS.map(({ id, question, answer, link }) => (
        <section key={id} id={id} className={servicesPage.question} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`}>{question}</h2>
          <div>
            <p className={servicesPage.answer}>{answer}</p>
            {link && <a href={link.href}>{link.label}</a>}
          </div>
        </section>
      ))}
    </div>
  </>
)
