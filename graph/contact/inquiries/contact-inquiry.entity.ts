import { Column, Entity, PrimaryColumn } from 'typeorm'
import type { ContactValues } from '#graph/contact/contact.rules.ts'
import type { InquiryContext } from '#graph/contact/context/context.rules.ts'
import type { Suspicion } from '#graph/contact/suspicion.ts'
import type { Interest } from '#graph/dealer/reasons.ts'

/** The site's form, the REST call, or the mutation of another program. */
export type InquirySource = 'form' | 'rest' | 'api'

/** A visitor's message to the dealer. It holds personal data, so it is no GraphQL type, and only staff can list it. */
@Entity('contact_inquiries')
export class ContactInquiry implements Required<ContactValues> {
  @PrimaryColumn('text')
  id: string

  @Column('text')
  firstName: string

  @Column('text')
  lastName: string

  @Column('text')
  email: string

  @Column('text')
  phone: string

  @Column('text')
  interest: Interest

  @Column('text')
  message: string

  @Column('text', { nullable: true })
  vehicleId: string | null

  @Column('text', { nullable: true })
  vehicleName: string | null

  @Column('numeric', { precision: 10, scale: 2, nullable: true })
  vehiclePrice: number | null

  /** The visitor's other choices, with the figures of that moment. */
  @Column('jsonb', { nullable: true })
  context: InquiryContext | null

  @Column('text')
  source: InquirySource

  @Column('text', { nullable: true })
  page: string | null

  @Column('text', { nullable: true })
  partner: string | null

  @Column('jsonb')
  suspicions: Suspicion[]

  @Column('text', { nullable: true, select: false })
  idempotencyKey: string | null

  /** The owner of the key: `partner NAME`, or `mailbox ADDRESS`. */
  @Column('text', { nullable: true, select: false })
  keyOwner: string | null

  /** The content as it was sent; empty once the person's data was removed. */
  @Column('bytea', { nullable: true, select: false })
  submissionHash: Buffer | null

  @Column({ type: 'timestamptz', precision: 3 })
  receivedAt: Date

  /** When the person's data was removed on request; the texts are empty from then on. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  erasedAt: Date | null

  /** When one of the staff said that it was answered, and who. Somebody without a time is about to answer. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  answeredAt: Date | null

  @Column('text', { nullable: true })
  answeredBy: string | null
}
