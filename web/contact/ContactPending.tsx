import { contactPage } from './ContactPage.styles.ts'

export const ContactPending = () => (
  <div className={contactPage.pending} role="status" aria-label="Loading the contact form" />
)
