import type { MigrationInterface, QueryRunner } from 'typeorm'

/** A test key may have scopes, too: what it does with them is only checked. */
export class TestKeyScopes implements MigrationInterface {
  name = 'TestKeyScopes1795784400000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table partner_keys drop constraint partner_keys_check,
        add check (scopes <@ array['inventory:write'] and (scopes = '{}' or kind <> 'public'))
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update partner_keys set scopes = '{}' where kind = 'test';
      alter table partner_keys drop constraint partner_keys_check,
        add check (scopes <@ array['inventory:write'] and (scopes = '{}' or kind = 'private'))
    `)
  }
}
