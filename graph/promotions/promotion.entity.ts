import { Column, Entity, PrimaryColumn } from 'typeorm'

/** A brand's carts of one category. */
export interface Series {
  brand: string
  category: string
}

/** Financing without interest on new carts of some series; it is over while there are none. */
@Entity('promotions')
export class Promotion {
  @PrimaryColumn('text')
  id: 'zero-percent'

  // The longest term without interest.
  @Column('smallint')
  months: number

  @Column('jsonb')
  series: Series[]
}
