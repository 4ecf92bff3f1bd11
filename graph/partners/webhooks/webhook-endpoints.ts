import sql, { join, raw, type Sql } from 'sql-template-tag'
import type { DataSource } from 'typeorm'
import { runStatement } from '#graph/database/run-statement.ts'
import type { ChangePosition } from '#graph/vehicle-changes/vehicle-change.sql.ts'
import type { WebhookEvent } from './event.ts'
import type { Answer } from './sender.ts'

type Database = Pick<DataSource, 'query'>

/** A job's payload. */
export interface WebhookJob {
  partner: string
}

export interface WebhookEndpoint {
  partner: string
  url: string
  /** The encrypted secrets, the present one first. */
  secrets: Buffer[]
  position: ChangePosition
  /** Failed ones in a row. */
  attempts: number
  /** Neither parked nor in a pause after a failure. */
  isDue: boolean
}

export const WEBHOOK_TASK = 'partner-webhook'

/** Names the job of an endpoint, and the queue of its jobs. */
const JOB_KEY = `'${WEBHOOK_TASK}:' || partner`

const IS_DUE = 'parked_at is null and (next_attempt_at is null or next_attempt_at <= now())'

const FIRST_PAUSE_S = 5
const PAUSE_FACTOR = 3
const LONGEST_PAUSE_S = 3600
/** So that endpoints that failed together are not tried again together. */
const JITTER = 0.2
const LONGEST_WISH_S = 86_400
const KEPT_DELIVERIES = 100

/** Whether the log of changes goes on behind the position of `endpoint`. */
const IS_BEHIND = `(
  exists (select from vehicles where (updated_at, id) > (endpoint.position_time, endpoint.position_id))
  or exists (select from withdrawn_vehicles where (withdrawn_at, id) > (endpoint.position_time, endpoint.position_id))
)`

/**
 * Puts a job into the queue for each endpoint that has changes to get and whose pause after a failure is over. Jobs of one
 * endpoint run one after another, and one at most waits. Endpoints that fail come after the others.
 */
export async function queueDeliveries(database: Database): Promise<void> {
  await database.query(`
    with spec as (
      select array_agg((
        '${WEBHOOK_TASK}', json_build_object('partner', partner), ${JOB_KEY}, now(), null, ${JOB_KEY},
        (attempts > 0)::int, null
      )::graphile_worker.job_spec) as specs
      from webhook_endpoints endpoint
      where ${IS_DUE} and ${IS_BEHIND}
    )
    select id from spec, graphile_worker.add_jobs(specs) where specs is not null`)
}

export async function findEndpoint(database: Database, partner: string): Promise<WebhookEndpoint | undefined> {
  const [row] = await runStatement<Omit<WebhookEndpoint, 'position'> & { time: Date; id: string }>(
    database,
    sql`
    select partner, url, position_time as time, position_id as id, attempts, ${raw(IS_DUE)} as "isDue",
           case when old_secret_ends_at > now() then array[secret, old_secret] else array[secret] end as secrets
    from webhook_endpoints
    where partner = ${partner}`,
  )
  if (!row) return undefined
  const { time, id, ...endpoint } = row
  return { ...endpoint, position: { time, id } }
}

interface Delivery {
  event: WebhookEvent
  /** The change that was sent. */
  change: ChangePosition
  answer: Answer
}

/** Moves the position behind a change. False when the position is another by now, after a replay. */
export async function noteDelivered(
  database: Database,
  endpoint: WebhookEndpoint,
  delivery: Delivery,
): Promise<boolean> {
  const { time, id } = delivery.change
  const states = await noteState(database, endpoint, delivery, [
    sql`position_time = ${time}`,
    sql`position_id = ${id}`,
    sql`attempts = 0, failing_since = null, next_attempt_at = null, last_error = null`,
  ])
  return states.length > 0
}

/** Lets the endpoint pause, or parks it: after three days of failures, and at once when it says that it is gone. */
export async function noteFailed(
  database: Database,
  endpoint: WebhookEndpoint,
  delivery: Delivery,
): Promise<{ isParked: boolean }> {
  const { status, error, retryAfter = 0 } = delivery.answer
  const seconds = Math.max(pauseAfter(endpoint.attempts), Math.min(retryAfter, LONGEST_WISH_S))
  const [state] = await noteState(database, endpoint, delivery, [
    sql`attempts = attempts + 1, failing_since = coalesce(failing_since, now()), last_error = ${error}`,
    sql`next_attempt_at = now() + ${seconds} * interval '1 second'`,
    sql`parked_at = case when ${status === 410} or failing_since < now() - interval '3 days' then now() end`,
  ])
  return { isParked: state?.isParked ?? false }
}

/** Seconds until the next attempt after so many failed ones before the latest. */
function pauseAfter(attempts: number): number {
  const pause = Math.min(FIRST_PAUSE_S * PAUSE_FACTOR ** attempts, LONGEST_PAUSE_S)
  return pause * (1 + Math.random() * JITTER)
}

/** Writes state and delivery in one statement; returns nothing when the position was moved meanwhile. */
function noteState(
  database: Database,
  { partner, position }: WebhookEndpoint,
  { event, change, answer }: Delivery,
  changes: Sql[],
): Promise<{ isParked: boolean }[]> {
  return runStatement(
    database,
    sql`
    with state as (
      update webhook_endpoints set ${join(changes)}
      where partner = ${partner} and position_time = ${position.time} and position_id = ${position.id}
        and parked_at is null
      returning parked_at is not null as "isParked"
    ), delivery as (
      insert into webhook_deliveries (partner, event_id, type, vehicle_id, milliseconds, error)
      select ${partner}, ${event.id}, ${event.type}, ${change.id}, ${answer.milliseconds}, ${answer.error ?? null}
      from state
    )
    select "isParked" from state`,
  )
}

export async function pruneDeliveries(database: Database, partner: string): Promise<void> {
  await runStatement(
    database,
    sql`
    delete from webhook_deliveries
    where partner = ${partner} and number <= (
      select number from webhook_deliveries where partner = ${partner}
      order by number desc offset ${KEPT_DELIVERIES} limit 1
    )`,
  )
}
