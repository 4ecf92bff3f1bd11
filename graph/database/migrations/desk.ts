import type { MigrationInterface, QueryRunner } from 'typeorm'

/** The staff's links, sessions and history, and who answered an inquiry. */
export class Desk implements MigrationInterface {
  name = 'Desk1795957200001'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table staff_links (
        id bigint generated always as identity primary key,
        email text not null,
        caller text not null,
        asked_at timestamptz(3) not null default now(),
        token_hash bytea unique,
        expires_at timestamptz(3)
      )
    `)
    await runner.query(`
      create table staff_sessions (
        token_hash bytea primary key,
        email text not null,
        signed_in_at timestamptz(3) not null default now()
      )
    `)
    await runner.query(`
      create table staff_history (
        id bigint generated always as identity primary key,
        at timestamptz(3) not null default now(),
        who text not null,
        kind text not null,
        subject text not null,
        what text not null,
        before jsonb,
        after jsonb,
        form_hash bytea unique,
        undone_at timestamptz(3),
        undone_by text,
        check ((undone_at is null) = (undone_by is null))
      )
    `)
    await runner.query('create index staff_history_subject on staff_history (kind, subject, id desc)')
    await runner.query(`
      alter table contact_inquiries add column answered_at timestamptz(3), add column answered_by text
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table contact_inquiries drop column answered_at, drop column answered_by')
    for (const table of ['staff_history', 'staff_sessions', 'staff_links']) await runner.query(`drop table ${table}`)
  }
}
