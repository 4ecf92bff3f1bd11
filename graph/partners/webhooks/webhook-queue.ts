import { setTimeout as wait } from 'node:timers/promises'
import sql, { join, raw, type Sql } from 'sql-template-tag'
import type { DataSource } from 'typeorm'
import { runStatement } from '#graph/database/statements.ts'
import type { Backlog } from '#graph/http/metrics.ts'
import type { ChangePosition } from '#graph/vehicle-changes/vehicle-change.result.ts'
import type { WebhookEvent } from './event.ts'
import { ANSWER_LIMIT_MS, type Answer } from './webhook-client.ts'

interface WebhookEndpoint {
  partner: string
  url: string
  /** The encrypted secrets, the current one first. */
  secrets: Buffer[]
  position: ChangePosition
  /** Raised whenever staff move, renew or replay the webhook: results of earlier revisions do not count. */
  revision: number
  attempts: number
  /** Neither disabled nor waiting for its next attempt. */
  isDue: boolean
}

interface Delivery {
  event: WebhookEvent
  change: ChangePosition
  answer: Answer
}

export const WEBHOOK_TASK = 'partner-webhook'

/** Names the job of an endpoint, and the queue of its jobs. */
const JOB_KEY = `'${WEBHOOK_TASK}:' || partner`
/** After mails; failing endpoints after the others. */
const PRIORITY = 'case attempts when 0 then 1 else 2 end'

const FIRST_PAUSE_S = 5
const PAUSE_FACTOR = 3
const LONGEST_PAUSE_S = 3600
/** Endpoints that failed at the same time are not retried at the same time. */
const JITTER = 0.2
const LONGEST_RETRY_AFTER_S = 86_400
const KEPT_DELIVERIES = 100

const IDLE_POLL_MS = 50
/** The lock of a killed job outlasts any delivery. */
const IDLE_LIMIT_MS = ANSWER_LIMIT_MS + 5000

const IS_BEHIND = `(changed_at, vehicle_id) > (endpoint.position_time, endpoint.position_id)`

/** The endpoints of partners, their positions in the log of changes, and the jobs that deliver the changes behind these. */
export class WebhookQueue {
  constructor(private readonly database: Pick<DataSource, 'query'>) {}

  /**
   * Puts a job into the queue for each endpoint, or for one, that has changes to get, to run at its next attempt or in some
   * seconds. Jobs of one endpoint run one after another, and one at most waits.
   */
  async schedule({ partner, inSeconds = 0 }: { partner?: string; inSeconds?: number } = {}): Promise<void> {
    await this.database.query(
      `with spec as (
        select array_agg((
          '${WEBHOOK_TASK}', json_build_object('partner', partner), ${JOB_KEY},
          greatest(now() + $2 * interval '1 second', next_attempt_at), null, ${JOB_KEY}, ${PRIORITY}, '{${WEBHOOK_TASK}}'
        )::graphile_worker.job_spec) as specs
        from webhook_endpoints endpoint
        where disabled_at is null and partner = coalesce($1, partner) and exists (select from vehicle_log where ${IS_BEHIND})
      )
      select id from spec, graphile_worker.add_jobs(specs) where specs is not null`,
      [partner ?? null, inSeconds],
    )
  }

  async find(partner: string): Promise<WebhookEndpoint | undefined> {
    const [row] = await this.#run<Omit<WebhookEndpoint, 'position'> & { time: Date; id: string }>(sql`
      select partner, url, position_time as time, position_id as id, revision, attempts,
             disabled_at is null and (next_attempt_at is null or next_attempt_at <= now()) as "isDue",
             case when old_secret_ends_at > now() then array[secret, old_secret] else array[secret] end as secrets
      from webhook_endpoints
      where partner = ${partner}`)
    if (!row) return undefined
    const { time, id, ...endpoint } = row
    return { ...endpoint, position: { time, id } }
  }

  /** Moves the position past the change, unless the endpoint has another revision by now. */
  async recordDelivery(endpoint: WebhookEndpoint, delivery: Delivery): Promise<void> {
    const { time, id } = delivery.change
    await this.#record(endpoint, delivery, [
      sql`position_time = ${time}, position_id = ${id}`,
      sql`attempts = 0, failing_since = null, next_attempt_at = null, last_error = null`,
    ])
  }

  /** Sets the next attempt, or disables the endpoint: after three days of failures, and at once when it says that it is gone. */
  async recordFailure(endpoint: WebhookEndpoint, delivery: Delivery): Promise<{ isDisabled: boolean }> {
    const { status, error, retryAfter = 0 } = delivery.answer
    const seconds = Math.max(pauseAfter(endpoint.attempts), Math.min(retryAfter, LONGEST_RETRY_AFTER_S))
    const [state] = await this.#record(endpoint, delivery, [
      sql`attempts = attempts + 1, failing_since = coalesce(failing_since, now()), last_error = ${error}`,
      sql`next_attempt_at = now() + ${seconds} * interval '1 second'`,
      sql`disabled_at = case when ${status === 410} or failing_since < now() - interval '3 days' then now() end`,
    ])
    return { isDisabled: state?.isDisabled ?? false }
  }

  /**
   * Resolves when no job that runs now is sending to the endpoint any more. Called after a change of its row, so that nothing
   * goes to the address or with the secret of before once the change has been reported.
   */
  async whenIdle(partner: string): Promise<void> {
    const running = raw(`queue_name = ${JOB_KEY} and locked_at is not null`)
    const jobs = await this.#run<{ id: string }>(
      sql`select id from graphile_worker.jobs, (select ${partner}::text as partner) endpoint where ${running}`,
    )
    const ids = jobs.map(({ id }) => id)
    for (const end = Date.now() + IDLE_LIMIT_MS; Date.now() < end; await wait(IDLE_POLL_MS)) {
      const isRunning = sql`select from graphile_worker.jobs where id = any (${ids}) and locked_at is not null`
      if ((await this.#run(isRunning)).length === 0) return
    }
  }

  async pruneDeliveries(partner: string): Promise<void> {
    await this.#run(sql`
      delete from webhook_deliveries
      where partner = ${partner} and number <= (
        select number from webhook_deliveries where partner = ${partner}
        order by number desc offset ${KEPT_DELIVERIES} limit 1
      )`)
  }

  /** With the age of the oldest change that an endpoint has yet to get, except for disabled ones; 0 without one. */
  async count(): Promise<Record<'failing' | 'disabled' | 'oldestPendingSeconds', number>> {
    const [counts] = await this.database.query(`
      select count(*) filter (where failing_since is not null and disabled_at is null)::int as failing,
             count(disabled_at)::int as disabled,
             coalesce(extract(epoch from now() - min(pending.since) filter (where disabled_at is null)), 0)::float
               as "oldestPendingSeconds"
      from webhook_endpoints endpoint left join lateral (
        select changed_at as since from vehicle_log where ${IS_BEHIND} order by changed_at, vehicle_id limit 1
      ) pending on true`)
    return counts
  }

  /** Writes state and delivery in one statement; returns nothing when the endpoint has another revision or position by now. */
  #record(
    { partner, position, revision }: WebhookEndpoint,
    { event, change, answer }: Delivery,
    changes: Sql[],
  ): Promise<{ isDisabled: boolean }[]> {
    return this.#run(sql`
      with state as (
        update webhook_endpoints set ${join(changes)}
        where partner = ${partner} and revision = ${revision} and disabled_at is null
          and position_time = ${position.time} and position_id = ${position.id}
        returning disabled_at is not null as "isDisabled"
      ), delivery as (
        insert into webhook_deliveries (partner, sent_at, event_id, type, vehicle_id, milliseconds, error)
        select ${partner}, ${answer.sentAt}, ${event.id}, ${event.type},
               ${change.id}, ${answer.milliseconds}, ${answer.error ?? null}
        from state
      )
      select "isDisabled" from state`)
  }

  #run<Row>(statement: Sql): Promise<Row[]> {
    return runStatement(this.database, statement)
  }
}

function pauseAfter(attempts: number): number {
  const pause = Math.min(FIRST_PAUSE_S * PAUSE_FACTOR ** attempts, LONGEST_PAUSE_S)
  return pause * (1 + Math.random() * JITTER)
}

export const webhookGauges = (database: Pick<DataSource, 'query'>): Backlog => ({
  counts: {
    name: 'ridgeline_webhooks',
    help: 'Webhooks that fail and are tried again, and those that are disabled.',
  },
  oldest: {
    name: 'ridgeline_oldest_webhook_seconds',
    help: 'Age of the oldest change that a webhook has yet to get; disabled webhooks do not count.',
  },
  async read() {
    const { failing, disabled, oldestPendingSeconds } = await new WebhookQueue(database).count()
    return { states: { failing, disabled }, oldestSeconds: oldestPendingSeconds }
  },
})
