import type { MigrationInterface, QueryRunner } from 'typeorm'

export class CreateRentalPlans implements MigrationInterface {
  name = 'CreateRentalPlans1763596800004'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table rental_plans (
        id text collate "C" primary key check (id <> ''),
        name text not null,
        description text not null,
        cart text not null check (cart in ('FOUR_SEATER', 'SIX_SEATER', 'UTILITY')),
        price_list text not null check (price_list in ('STANDARD', 'TOWN')),
        duration text not null check (duration in ('DAILY', 'THREE_DAY', 'WEEKLY', 'MONTHLY')),
        price numeric(10, 2) not null check (price between 0 and 99999999.99),
        renews_at text not null,
        savings_amount numeric(10, 2),
        savings_percentage numeric(4, 1),
        savings_daily_rate numeric(10, 2),
        recommended boolean not null default false,
        unique (price_list, cart, duration),
        check (num_nulls(savings_amount, savings_percentage, savings_daily_rate) in (0, 3))
      )
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table rental_plans')
  }
}
