import { Column, Entity, PrimaryColumn } from 'typeorm'
import type { ContactInterestValue } from './contact.schema.ts'

/** What a visitor wrote to the dealer. It holds personal data: it is no GraphQL type, and only staff can list it. */
@Entity('contact_inquiries')
export class ContactInquiry {
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
  interest: ContactInterestValue

  @Column('text')
  message: string

  @Column('text', { nullable: true })
  vehicleId: string | null

  @Column('text', { nullable: true, unique: true })
  idempotencyKey: string | null

  @Column({ type: 'timestamptz', precision: 3 })
  receivedAt: Date
}
