import type { DataSource, EntityManager } from 'typeorm'
import { SIGN_IN_LOCK } from '#graph/database/advisory-locks.ts'
import { mailbox } from '#graph/shared/mail-address.ts'
import {
  type RecordChange,
  type RecordedChange,
  type Refusal,
  RowChanges,
  type WantedChange,
} from './history.service.ts'
import { SESSION_LIFE, type StaffAccess } from './staff-access.ts'

const MOST_PEOPLE = 50

const NOT_ALLOWED = { problem: "Nothing was changed. Only those named in the site's settings can do that." }

/** Whom those in STAFF let in beside themselves. */
export class StaffPeople extends RowChanges {
  constructor(
    database: DataSource,
    private readonly access: StaffAccess,
  ) {
    super(database)
  }

  /** With their sign-ins: of everybody for those in STAFF, of themselves for anybody else. */
  async list(who: string): Promise<{ email: string; isManager: boolean; signIns: number; usedAt: Date | null }[]> {
    const { managers } = this.access
    return this.database.query(
      `select email, email = any($1) as "isManager",
          (count(*) filter (where used_at > now() - ${SESSION_LIFE}))::int as "signIns",
          greatest(max(used_at), (select at from staff_history where who = email order by id desc limit 1)) as "usedAt"
       from (select unnest($1::text[]) union select email from staff_people) people (email)
         left join staff_sessions using (email)
       where $2 or email = $3
       group by email order by email`,
      [managers, managers.includes(who), who],
    )
  }

  protected async change(
    manager: EntityManager,
    { who, subject, after }: WantedChange,
  ): Promise<RecordedChange | Refusal> {
    const { managers } = this.access
    const email = mailbox(subject)
    if (!managers.includes(who)) return NOT_ALLOWED
    if (!email) return { problems: [{ field: 'email', message: 'Type an address such as ann@example.com.' }] }
    if (managers.includes(email)) return { problem: `${email} is named in the site's settings. Nothing was changed.` }
    await manager.query('select pg_advisory_xact_lock($1, hashtext($2))', [SIGN_IN_LOCK, 'people'])
    const people: { email: string }[] = await manager.query('select email from staff_people')
    const isThere = people.some((person) => person.email === email)
    if (isThere === Boolean(after)) return { problem: `${email} is ${after ? 'on' : 'off'} the list already.` }
    if (after && people.length >= MOST_PEOPLE)
      return { problem: `Nobody was added: ${MOST_PEOPLE} people are the most.` }
    if (after) await manager.query('insert into staff_people (email) values ($1)', [email])
    else {
      await manager.query('delete from staff_people where email = $1', [email])
      await this.access.signOutEverywhere(email, manager)
    }
    const [before, what] = after ? [null, 'can sign in now'] : [{ email }, 'is off the list and signed out']
    return { subject: email, what: `${email} ${what}.`, before, after: after && { email } }
  }

  /** Ends all sign-ins of somebody, or one's own, such as that on a phone that was lost. */
  async signOut(who: string, email: string, record: RecordChange): Promise<Refusal | undefined> {
    if (who !== email && !this.access.managers.includes(who)) return NOT_ALLOWED
    return this.database.transaction(async (manager) => {
      if ((await this.access.signOutEverywhere(email, manager)) === 0) return { isUnchanged: true }
      await record(manager, { before: null, after: null })
      return undefined
    })
  }
}
