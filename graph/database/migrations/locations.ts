import type { MigrationInterface, QueryRunner } from 'typeorm'

export class CreateLocations implements MigrationInterface {
  name = 'CreateLocations1763596800002'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table locations (
        id text collate "C" primary key check (id <> ''),
        name text not null,
        type text not null check (type in ('PHYSICAL', 'ONLINE')),
        address text not null,
        city text,
        phone text not null,
        latitude double precision not null check (latitude between -90 and 90),
        longitude double precision not null check (longitude between -180 and 180),
        map_url text not null,
        social_url text,
        video_url text,
        website_url text,
        review_url text,
        hours jsonb not null default '[]'
          check (
            jsonb_typeof(hours) = 'array'
            and not hours @? '$[*] ? (!exists (@.day ? (@ like_regex
              "^(MONDAY|TUESDAY|WEDNESDAY|THURSDAY|FRIDAY|SATURDAY|SUNDAY)$")))'
          ),
        position smallint not null default 100
      );
      create index locations_position on locations (position, id)
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table locations')
  }
}
