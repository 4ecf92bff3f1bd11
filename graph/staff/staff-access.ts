import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { DataSource, EntityManager } from 'typeorm'
import type { Config } from '#graph/config.ts'
import { SIGN_IN_LOCK } from '#graph/database/advisory-locks.ts'
import { addressKey } from '#graph/http/limits/addresses.ts'

export interface StaffSession {
  email: string
  /** Stands in each form of this session. */
  formToken: string
  /** Whether this request put off the session's end, so that its cookie has to be set anew. */
  isRenewed: boolean
}

export type StaffConfig = Partial<Pick<Config, 'staff' | 'smtpUrl'>> &
  Pick<Config, 'siteUrl'> & {
    /** Takes a link that no mail brings; by default the terminal. */
    printLink?: (line: string) => void
  }

/** The queue gets a link's id: the link itself is made when it is sent, and stored as a hash. */
export const SIGN_IN_MAIL_TASK = 'sign-in-mail'

const LINK_LIFE = "interval '15 minutes'"
export const SESSION_LIFE = "interval '30 days'"
export const SESSION_SECONDS = 30 * 24 * 60 * 60
/** The last use of a session is written down at most so often. */
const NOTED = "interval '10 minutes'"
const COUNTED = "interval '1 hour'"
const LINKS_OF_ADDRESS = 5
const LINKS_OF_CALLER = 20

/** Of a link that has come, and is of no use any more: it counts for its connection, and not for its address. */
const OUT_OF_COUNT = "token_hash = null, email = ''"

const newToken = () => randomBytes(32).toString('base64url')
/** Programs that show mails add signs to a link, or break it. */
const tokenIn = (link: string) => link.replace(/[^\w-]/g, '').slice(0, 43)
const hashOf = (text: string) => createHash('sha256').update(text).digest()
const formTokenOf = (token: string) => createHmac('sha256', token).update('form').digest('base64url')

/** Whether a row's address may use the desk; $2 are those in STAFF. */
const IS_STAFF = '(email = any($2) or email in (select email from staff_people))'

/** Who may use the desk: the addresses in STAFF and those that they let in, by links that they get by mail. */
export class StaffAccess {
  /** Those who say who else may; a site without them has no desk. */
  readonly managers: readonly string[]
  /** Whether links go out by mail; otherwise they are printed in the terminal. */
  readonly isMailed: boolean

  constructor(
    private readonly database: DataSource,
    private readonly config: StaffConfig,
  ) {
    this.managers = config.staff ?? []
    this.isMailed = config.smtpUrl !== undefined
  }

  /**
   * Sends a link to an address of the staff. Every other address takes the same way as far as its answer, so that neither the answer
   * nor its time tells who is on the staff. False: too many links were asked for from this connection; the staff get theirs all the same.
   */
  async askForLink(email: string, ip: string): Promise<boolean> {
    const caller = hashOf(addressKey(ip)).toString('hex')
    const { id, isTaken } = await this.database.transaction(async (manager) => {
      // Each count sees every earlier link of the connection and of the address.
      for (const counted of [caller, email])
        await manager.query('select pg_advisory_xact_lock($1, hashtext($2))', [SIGN_IN_LOCK, counted])
      await manager.query(`delete from staff_links where asked_at < now() - ${COUNTED}`)
      const [counts]: [{ ofAddress: number; ofCaller: number; isStaff: boolean }] = await manager.query(
        `select (select count(*)::int from staff_links where staff_links.email = asked.email) as "ofAddress",
            (select count(*)::int from staff_links where caller = $3) as "ofCaller", ${IS_STAFF} as "isStaff"
         from (values ($1::text)) asked (email)`,
        [email, this.managers, caller],
      )
      const isTaken = counts.ofCaller < LINKS_OF_CALLER
      const hasAll = counts.ofAddress >= LINKS_OF_ADDRESS
      // Whoever asks for somebody else's links locks nobody out: those that lie in the mailbox work again.
      await manager.query(
        `update staff_links set expires_at = now() + ${LINK_LIFE} where $2 and email = $1 and token_hash is not null`,
        [email, hasAll],
      )
      await manager.query('savepoint link')
      // A row counts for the connection, however many the address has, and for no connection that has had its own.
      const [{ id }]: [{ id: string }] = await manager.query(
        'insert into staff_links (email, caller) values ($1, $2) returning id',
        [hasAll ? '' : email, isTaken ? caller : ''],
      )
      if (this.isMailed)
        await manager.query(
          `select graphile_worker.add_job($1, json_build_object('linkId', $2::text), max_attempts => 8, flags => array[$1])`,
          [SIGN_IN_MAIL_TASK, id],
        )
      // Of a connection that has had its own, only links to the staff are kept. Taking one back takes as long as keeping it.
      const isKept = isTaken || (counts.isStaff && !hasAll)
      await manager.query(`${isKept ? 'release' : 'rollback to'} savepoint link`)
      return { id, isTaken }
    })
    if (!this.isMailed) await this.#print(id)
    return isTaken
  }

  /** A link for the mailbox; undefined when nobody waits for it any more, or the address is none of the staff's. */
  async makeLink(id: string): Promise<{ email: string; address: string } | undefined> {
    const token = newToken()
    const [[row]]: [{ email: string; isStaff: boolean }[]] = await this.database.query(
      `update staff_links set token_hash = $3, expires_at = now() + ${LINK_LIFE}
       where id = $1 and asked_at > now() - ${LINK_LIFE} returning email, ${IS_STAFF} as "isStaff"`,
      [id, this.managers, hashOf(token)],
    )
    if (!row?.isStaff) return undefined
    return { email: row.email, address: `${this.config.siteUrl}/desk/sign-in?link=${token}` }
  }

  /** Whom a link would sign in; undefined where it is used, too old or none. */
  async emailOf(link: string): Promise<string | undefined> {
    const [row]: { email: string }[] = await this.database.query(
      `select email from staff_links where token_hash = $1 and expires_at > now() and ${IS_STAFF}`,
      [hashOf(tokenIn(link)), this.managers],
    )
    return row?.email
  }

  /** Uses a link up, and returns the token of a new session; undefined where the link is used, too old or none. */
  async signIn(link: string): Promise<string | undefined> {
    await this.database.query(`delete from staff_sessions where used_at < now() - ${SESSION_LIFE}`)
    const token = newToken()
    const made: unknown[] = await this.database.query(
      `with opened as (
         select id, email from staff_links where token_hash = $1 and expires_at > now() for update
       ), used as (
         update staff_links set ${OUT_OF_COUNT} from opened where staff_links.id = opened.id returning opened.email
       )
       insert into staff_sessions (token_hash, email) select $3, email from used where ${IS_STAFF} returning email`,
      [hashOf(tokenIn(link)), this.managers, hashOf(token)],
    )
    return made.length > 0 ? token : undefined
  }

  async sessionOf(token: string): Promise<StaffSession | undefined> {
    const [row]: { email: string; isStaff: boolean; isRenewed: boolean }[] = await this.database.query(
      `select email, ${IS_STAFF} as "isStaff", used_at < now() - ${NOTED} as "isRenewed"
       from staff_sessions where token_hash = $1 and used_at > now() - ${SESSION_LIFE}`,
      [hashOf(token), this.managers],
    )
    if (row?.isRenewed)
      await this.database.query('update staff_sessions set used_at = now() where token_hash = $1', [hashOf(token)])
    if (row?.isStaff) return { email: row.email, formToken: formTokenOf(token), isRenewed: row.isRenewed }
    if (row) await this.signOutEverywhere(row.email)
    return undefined
  }

  async signOut(token: string): Promise<void> {
    await this.database.query('delete from staff_sessions where token_hash = $1', [hashOf(token)])
  }

  /** Ends all sessions of an address, and returns how many there were. */
  async signOutEverywhere(email: string, database: Pick<EntityManager, 'query'> = this.database): Promise<number> {
    const [, count] = await database.query('delete from staff_sessions where email = $1', [email])
    // Nor does a link that waits in a mailbox sign in again.
    await database.query(`update staff_links set ${OUT_OF_COUNT} where email = $1`, [email])
    return count
  }

  async #print(id: string): Promise<void> {
    const link = await this.makeLink(id)
    const { printLink = console.log } = this.config
    if (link) printLink(`Sign-in link for ${link.email}, good for 15 minutes: ${link.address}`)
  }
}

/** Whether a form came from a page of this session. */
export function isOwnForm({ formToken }: StaffSession, given: string): boolean {
  return timingSafeEqual(hashOf(given), hashOf(formToken))
}
