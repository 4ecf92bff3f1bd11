import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * The hours of a location are written like those of the calendar, because they are compared as texts: "9:00" comes after "10:30".
 * Rows that have other hours stay until they are changed: an upgrade must not end with them.
 */
export class LocationHours implements MigrationInterface {
  name = 'LocationHours1795739400000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table locations add constraint hours_of_locations check (
        not hours @? '$[*] ? (!exists (@ ? (
          (@.opens == null && @.closes == null)
          || (@.opens like_regex ${TIME} && @.closes like_regex ${TIME} && @.opens < @.closes)
        )))'
      ) not valid
    `)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table locations drop constraint hours_of_locations')
  }
}

const TIME = '"^([01][0-9]|2[0-3]):[0-5][0-9]$"'
