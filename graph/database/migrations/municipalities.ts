import type { MigrationInterface, QueryRunner } from 'typeorm'

export class CreateMunicipalities implements MigrationInterface {
  name = 'CreateMunicipalities1763596800003'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table municipalities (
        slug text collate "C" primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
        name text not null,
        type text not null check (type in ('CITY', 'BOROUGH', 'TOWNSHIP')),
        listed boolean not null default true,
        latitude double precision not null check (latitude between -90 and 90),
        longitude double precision not null check (longitude between -180 and 180)
      );
      create index municipalities_name on municipalities (name, slug);
      create index municipalities_search on municipalities using gin (name gin_trgm_ops)
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table municipalities')
  }
}
