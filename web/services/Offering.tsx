import { ArrowRight, Check } from '#web/ui/icons.tsx'
import type { OFFERINGS } from './content.ts'
import { servicesPage } from './ServicesPage.styles.ts'

export const Offering = ({ offering }: { offering: (typeof OFFERINGS)[number] }) => {
  const { title, description, features, price } = offering
  return (
    <li className={servicesPage.offering}>
      <div>
        <h3 className={servicesPage.offeringTitle}>{title}</h3>
        <p className={servicesPage.text}>{description}</p>
      </div>
      <ul className={servicesPage.features}>
        {features.map((feature) => (
          <li key={feature}>
            <Check />
            {feature}
          </li>
        ))}
      </ul>
      <div className={servicesPage.terms}>
        <p className={servicesPage.price}>{price}</p>
        <a className={servicesPage.link} href="/contact" aria-label={`Schedule: ${title}`}>
          Schedule
          <ArrowRight />
        </a>
      </div>
    </li>
  )
}
