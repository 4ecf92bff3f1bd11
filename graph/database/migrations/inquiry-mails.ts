import type { MigrationInterface, QueryRunner } from 'typeorm'

export class AddInquiryMails implements MigrationInterface {
  name = 'AddInquiryMails1763856000001'

  // Name and price are the vehicle's when the inquiry came: both may change, and the vehicle may go.
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table contact_inquiries
        add column vehicle_name text,
        add column vehicle_price numeric(10, 2),
        add column source text not null default 'form' check (source in ('form', 'rest', 'api')),
        add column page text,
        add column partner text,
        add column suspicions jsonb not null default '[]' check (jsonb_typeof(suspicions) = 'array'),
        add column erased_at timestamptz(3);
      alter table contact_inquiries alter column source drop default;
      create index contact_inquiries_sender on contact_inquiries (lower(email), received_at);

      create table inquiry_mails (
        inquiry_id text collate "C" not null references contact_inquiries on delete cascade,
        kind text not null check (kind in ('dealer', 'visitor', 'crm')),
        sent_at timestamptz(3),
        primary key (inquiry_id, kind)
      )
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table inquiry_mails;
      drop index contact_inquiries_sender;
      alter table contact_inquiries
        drop column vehicle_name, drop column vehicle_price, drop column source, drop column page,
        drop column partner, drop column suspicions, drop column erased_at
    `)
  }
}
