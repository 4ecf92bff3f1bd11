import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Why a mail server has refused a recipient for good, and an index for the mails that are not sent. */
export class MailRefusals implements MigrationInterface {
  name = 'MailRefusals1795748400000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table inquiry_mails add column refusal text')
    await runner.query('create index inquiry_mails_unsent on inquiry_mails (inquiry_id) where sent_at is null')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index inquiry_mails_unsent')
    await runner.query('alter table inquiry_mails drop column refusal')
  }
}
