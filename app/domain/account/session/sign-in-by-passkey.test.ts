import { day, after as later, minute, now, travelTo } from '@cakrawala/calendar/clock'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { accounts, sessions } from '#domain/account/account-tables.server.ts'
import { startPasskey } from '#domain/account/factor/passkey-options.server.ts'
import { registerPasskey } from '#domain/account/factor/register-passkey.server.ts'
import { lockReset } from '#domain/account/recovery/lock-reset.server.ts'
import { database, transaction } from '#infra/database.ts'
import { settings } from '#infra/settings.ts'
import { hunter, visitor } from '../../../../test/support/cast.ts'
import { useDatabase } from '../../../../test/support/database.ts'
import { ownPassword, withPassword } from '../../../../test/support/factor.ts'
import { softPasskey } from '../../../../test/support/soft-passkey.ts'
import { passkeySignInOptions, signInByPasskey } from './sign-in-by-passkey.server.ts'

useDatabase()
const { origin } = settings()
const from = { address: '192.0.2.44', device: 'Firefox' }
const wrong = { fields: { passkey: [{ key: 'passkey_wrong' }] } }

async function withPasskey() {
  const person = await withPassword(await hunter())
  const key = softPasskey()
  const { challenge } = await startPasskey(person, { name: 'laptop', currentPassword: ownPassword })
  await registerPasskey(person, { name: 'laptop', registration: key.register(challenge, { origin }) })
  let counter = 1
  const answer = async (more: object = {}) =>
    key.answer((await passkeySignInOptions()).challenge, { origin, counter: ++counter, ...more })
  return { person, key, answer }
}

describe('signing in by a passkey alone', () => {
  it('opens the session of whose passkey it is; the options name no account', async () => {
    const { person, answer } = await withPasskey()
    expect((await passkeySignInOptions()).allowCredentials ?? []).toEqual([])
    const { person: entered } = await signInByPasskey(await answer(), from)
    expect(entered.accountId).toBe(person.accountId)
  })

  it('accepts an answer once, also of many at a time', async () => {
    const { person, answer } = await withPasskey()
    const text = await answer()
    const all = await Promise.allSettled(Array.from({ length: 8 }, () => signInByPasskey(text, from)))
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(signInByPasskey(text, from)).rejects.toMatchObject(wrong)
    const open = await database().select().from(sessions).where(eq(sessions.accountId, person.accountId))
    expect(open).toHaveLength(1)
  })

  it('accepts none that is late, unverified, of another site, unknown, or signed for something else', async () => {
    const { key, answer } = await withPasskey()
    const late = await answer()
    travelTo(later(now(), 6 * minute))
    const bad = [
      late,
      await answer({ verified: false }),
      await answer({ origin: 'https://evil.test' }),
      softPasskey().answer((await passkeySignInOptions()).challenge, { origin, counter: 9 }),
      key.answer(Buffer.from('Y2hhbGxlbmdl').toString('base64url'), { origin, counter: 50 }),
      ...['{}', 'null', '[]', 'x'],
    ]
    for (const text of bad) await expect(signInByPasskey(text, from)).rejects.toMatchObject(wrong)
    await signInByPasskey(await answer(), from)
  })

  it('lets no one in whose account has ended, or whose passkey a due reset takes away', async () => {
    const ended = await withPasskey()
    await database()
      .update(accounts)
      .set({ standing: 'ended' })
      .where(eq(accounts.id, ended.person.accountId))
    await expect(signInByPasskey(await ended.answer(), from)).rejects.toMatchObject({
      code: 'wrong_credentials',
      detail: 'account_closed',
    })
    const { person, answer } = await withPasskey()
    await transaction((tx) => lockReset(tx, visitor, { accountId: person.accountId, way: 'link' }))
    travelTo(later(now(), day + minute))
    await expect(signInByPasskey(await answer(), from)).rejects.toMatchObject(wrong)
  })
})
