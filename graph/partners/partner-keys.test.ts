import { watchCatalogue } from '#graph/database/catalogue-version.ts'
import { openTestDatabase } from '#graph/testing/database.ts'
import { eventually } from '#graph/testing/eventually.ts'
import { PartnerService } from './partner.service.ts'
import { PartnerKeys } from './partner-keys.ts'
import { SecretCipher } from './webhooks/secret-cipher.ts'

const { url, database, close } = await openTestDatabase()
const partners = new PartnerService(database)
const keys = new PartnerKeys(database, { warn() {} })
const watch = await watchCatalogue(url, { onPartnerChange: () => keys.refresh() })

afterAll(async () => {
  watch.close()
  keys.close()
  await close()
})

const whenKnown = (key: string) => eventually(() => keys.find(key)?.name)
const whenUnknown = (key: string) => eventually(() => keys.find(key)?.name === undefined)

describe("a partner's key", () => {
  it('names the partner in every process from the moment it is given out until the partner is removed', async () => {
    const key = await partners.add('acme')
    expect(await whenKnown(key)).toBe('acme')
    expect(keys.find(`${key}x`)?.name).toBeUndefined()
    expect(keys.find('')?.name).toBeUndefined()
    await partners.remove('acme')
    await whenUnknown(key)
  })

  it('ends with its rotation, or when the time that it was kept for is over', async () => {
    const first = await partners.add('acme')
    const second = await partners.rotateKey('acme', 0)
    await whenKnown(second)
    expect(keys.find(first)?.name).toBeUndefined()
    const third = await partners.rotateKey('acme', 3600)
    await whenKnown(third)
    expect(keys.find(second)?.name).toBe('acme')
    await database.query(`update partner_keys set ends_at = now() + interval '0.3 seconds' where ends_at is not null`)
    await whenUnknown(second)
    expect(keys.find(third)?.name).toBe('acme')
  })

  it('has after its rotation what any of the ended ones was allowed', async () => {
    await partners.add('pusher', ['inventory:write'])
    await partners.add('pusher')
    const next = await partners.rotateKey('pusher', 0)
    await whenKnown(next)
    expect((await partners.find('pusher'))!.keys).toMatchObject([{ scopes: ['inventory:write'] }])
    expect(keys.find(next)).toMatchObject({ scopes: ['inventory:write'] })
  })

  it('can be told from another by its beginning, which the staff see', async () => {
    const made = [await partners.add('shown'), await partners.add('shown', ['inventory:write'])]
    const listed = (await partners.find('shown'))!.keys
    expect(listed.map(({ prefix }, index) => made[index]!.startsWith(prefix))).toEqual([true, true])
    expect(new Set(listed.map(({ prefix }) => prefix)).size).toBe(2)
  })

  it('is not made where the webhook beside it fails: neither could be shown again', async () => {
    const cipher = new SecretCipher('a key of at least 32 characters, for tests')
    await expect(partners.addWithWebhook('halfway', 'no address', cipher)).rejects.toThrow()
    expect(await partners.find('halfway')).toBeUndefined()
  })

  it('stays known while the keys cannot be read', async () => {
    const key = await partners.add('other')
    await whenKnown(key)
    await database.query('alter table partner_keys rename to away')
    await keys.refresh()
    expect(keys.find(key)?.name).toBe('other')
    await database.query('alter table away rename to partner_keys')
    await database.query('delete from partner_keys')
    await whenUnknown(key)
  })
})
