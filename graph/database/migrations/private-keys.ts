import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Public and test keys end, their partners stay. The release before still names `kind`. */
export class PrivateKeys implements MigrationInterface {
  name = 'PrivateKeys1796043800001'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from partner_keys where kind <> 'private';
      alter table partner_keys alter kind set default 'private', drop constraint partner_keys_kind_check,
        add constraint partner_keys_kind_check check (kind = 'private')
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table partner_keys alter kind drop default, drop constraint partner_keys_kind_check,
        add constraint partner_keys_kind_check check (kind in ('public', 'private', 'test'))
    `)
  }
}
