import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Colleagues whom the desk lets in beside STAFF, and when each session was last used. */
export class StaffPeople implements MigrationInterface {
  name = 'StaffPeople1796043900001'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create table staff_people (email text primary key)')
    await runner.query('alter table staff_sessions add column used_at timestamptz(3) not null default now()')
    await runner.query('update staff_sessions set used_at = signed_in_at')
    await runner.query('create index staff_history_who on staff_history (who, id desc)')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index staff_history_who')
    await runner.query('alter table staff_sessions drop column used_at')
    await runner.query('drop table staff_people')
  }
}
