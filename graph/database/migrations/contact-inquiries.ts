import type { MigrationInterface, QueryRunner } from 'typeorm'

export class CreateContactInquiries implements MigrationInterface {
  name = 'CreateContactInquiries1763596800005'

  // vehicle_id is no foreign key: an inquiry outlives the vehicle that it asks about.
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table contact_inquiries (
        id text collate "C" primary key,
        first_name text not null,
        last_name text not null,
        email text not null,
        phone text not null,
        interest text not null check (interest in ('sales', 'service', 'parts', 'general')),
        message text not null,
        vehicle_id text,
        idempotency_key text unique,
        received_at timestamptz(3) not null default now()
      );
      create index contact_inquiries_received_at on contact_inquiries (received_at)
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table contact_inquiries')
  }
}
