import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { DataSource } from 'typeorm'
import type { Config } from '#graph/config.ts'
import { SIGN_IN_LOCK } from '#graph/database/advisory-locks.ts'
import { addressKey } from '#graph/http/limits/address-key.ts'
import { SIGN_IN_MAIL_TASK } from './sign-in-mail.ts'

export interface StaffSession {
  email: string
  /** Stands in each form of this session. */
  formToken: string
}

interface Link {
  email: string
  address: string
}

export type StaffConfig = Partial<Pick<Config, 'staff' | 'smtpUrl'>> &
  Pick<Config, 'siteUrl'> & {
    /** Takes a link that no mail brings; by default the terminal. */
    printLink?: (line: string) => void
  }

const LINK_LIFE = "interval '15 minutes'"
const SESSION_LIFE = "interval '30 days'"
export const SESSION_SECONDS = 30 * 24 * 60 * 60
const COUNTED = "interval '1 hour'"
const LINKS_OF_ADDRESS = 5
const LINKS_OF_CALLER = 20

const newToken = () => randomBytes(32).toString('base64url')
const hashOf = (text: string) => createHash('sha256').update(text).digest()
const formTokenOf = (token: string) => createHmac('sha256', token).update('form').digest('base64url')

/** Who may use the desk: the addresses in STAFF, by links that they get by mail. */
export class StaffAccess {
  readonly #staff: readonly string[]
  /** Whether there is a desk at all. */
  readonly isOn: boolean
  /** Whether links go out by mail; otherwise they are printed in the terminal. */
  readonly isMailed: boolean

  constructor(
    private readonly database: DataSource,
    private readonly config: StaffConfig,
  ) {
    this.#staff = config.staff ?? []
    this.isOn = this.#staff.length > 0
    this.isMailed = config.smtpUrl !== undefined
  }

  /**
   * Sends a link to an address of the staff. Every other address takes the same way as far as its answer, so that neither the answer
   * nor its time tells who is on the staff. False: too many links were asked for from this connection.
   */
  async askForLink(email: string, ip: string): Promise<boolean> {
    const address = email.toLowerCase()
    const caller = hashOf(addressKey(ip)).toString('hex')
    const asked = await this.database.transaction(async (manager) => {
      // Each count sees every earlier link of the connection and of the address.
      for (const counted of [caller, address])
        await manager.query('select pg_advisory_xact_lock($1, hashtext($2))', [SIGN_IN_LOCK, counted])
      await manager.query(`delete from staff_links where asked_at < now() - ${COUNTED}`)
      const [{ ofAddress, ofCaller }]: [{ ofAddress: number; ofCaller: number }] = await manager.query(
        `select count(*) filter (where email = $1 and asked_at > now() - ${LINK_LIFE})::int as "ofAddress",
            count(*) filter (where caller = $2)::int as "ofCaller"
         from staff_links`,
        [address, caller],
      )
      if (ofCaller >= LINKS_OF_CALLER) return 'too many'
      // An address that has its five gets the same answer: its links lie in the mailbox, and work. So nobody can be locked out.
      if (ofAddress >= LINKS_OF_ADDRESS) return undefined
      const [{ id }]: [{ id: string }] = await manager.query(
        'insert into staff_links (email, caller) values ($1, $2) returning id',
        [address, caller],
      )
      if (this.isMailed)
        await manager.query(
          `select graphile_worker.add_job($1, json_build_object('linkId', $2::text), max_attempts => 8, flags => array[$1])`,
          [SIGN_IN_MAIL_TASK, id],
        )
      return id
    })
    if (asked === 'too many') return false
    if (!this.isMailed && asked !== undefined) await this.#print(asked)
    return true
  }

  /** A link for the mailbox; undefined when nobody waits for it any more, or the address is none of the staff's. */
  async makeLink(id: string): Promise<Link | undefined> {
    const token = newToken()
    const [[row]]: [{ email: string }[]] = await this.database.query(
      `update staff_links set token_hash = $2, expires_at = now() + ${LINK_LIFE}
       where id = $1 and asked_at > now() - ${LINK_LIFE} returning email`,
      [id, hashOf(token)],
    )
    if (!row || !this.#staff.includes(row.email)) return undefined
    return { email: row.email, address: `${this.config.siteUrl}/desk/sign-in?link=${token}` }
  }

  /** Uses a link up, and returns the token of a new session; undefined where the link is used, too old or none. */
  async signIn(link: string): Promise<string | undefined> {
    const [[row]]: [{ email: string }[]] = await this.database.query(
      'update staff_links set token_hash = null where token_hash = $1 and expires_at > now() returning email',
      [hashOf(link)],
    )
    if (!row || !this.#staff.includes(row.email)) return undefined
    await this.database.query(`delete from staff_sessions where signed_in_at < now() - ${SESSION_LIFE}`)
    const token = newToken()
    await this.database.query('insert into staff_sessions (token_hash, email) values ($1, $2)', [
      hashOf(token),
      row.email,
    ])
    return token
  }

  async sessionOf(token: string): Promise<StaffSession | undefined> {
    const [row]: { email: string }[] = await this.database.query(
      `select email from staff_sessions where token_hash = $1 and signed_in_at > now() - ${SESSION_LIFE}`,
      [hashOf(token)],
    )
    if (!row) return undefined
    if (this.#staff.includes(row.email)) return { email: row.email, formToken: formTokenOf(token) }
    await this.signOutEverywhere(row.email)
    return undefined
  }

  async signOut(token: string): Promise<void> {
    await this.database.query('delete from staff_sessions where token_hash = $1', [hashOf(token)])
  }

  async signOutEverywhere(email: string): Promise<void> {
    await this.database.query('delete from staff_sessions where email = $1', [email])
    // Nor does a link that waits in a mailbox sign in again.
    await this.database.query('update staff_links set token_hash = null where email = $1', [email])
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
