import { Column, Entity, PrimaryColumn } from 'typeorm'
import type { ZeroPercent } from '#graph/dealer/financing.ts'

/** Financing without interest on new carts of some series; it is over while there are none, and after its last day. */
@Entity('promotions')
export class Promotion implements ZeroPercent {
  @PrimaryColumn('text')
  id: 'zero-percent'

  // The longest term without interest.
  @Column('smallint')
  months: number

  @Column('jsonb')
  series: { brand: string; category: string }[]

  @Column('date', { nullable: true })
  lastDay: string | null
}
