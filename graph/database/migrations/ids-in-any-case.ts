import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Ids and aliases are looked up in any case. */
export class IdsInAnyCase implements MigrationInterface {
  name = 'IdsInAnyCase1795870800000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index vehicle_addresses_any_case on vehicle_addresses (lower(address));
      create index withdrawn_vehicles_any_case on withdrawn_vehicles (lower(id));
      drop index withdrawn_vehicles_aliases;
      create index withdrawn_vehicles_aliases on withdrawn_vehicles using gin ((lower(aliases::text)::jsonb))
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index vehicle_addresses_any_case;
      drop index withdrawn_vehicles_any_case;
      drop index withdrawn_vehicles_aliases;
      create index withdrawn_vehicles_aliases on withdrawn_vehicles using gin (aliases)
    `)
  }
}
