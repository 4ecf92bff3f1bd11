import { ArrowRight, Check } from 'lucide-react'
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
            <Check strokeWidth={1.75} aria-hidden="true" />
            {feature}
          </li>
        ))}
      </ul>
      <div className={servicesPage.terms}>
        <p className={servicesPage.price}>{price}</p>
        <a className={servicesPage.link} href="/contact" aria-label={`Schedule: ${title}`}>
          Schedule
          <ArrowRight strokeWidth={1.75} aria-hidden="true" />
        </a>
      </div>
    </li>
  )
}
