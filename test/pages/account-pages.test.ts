import { after, now, second, travelTo } from '@cakrawala/calendar/clock'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { accounts } from '#domain/account/account-tables.server.ts'
import { unsafeWaitingCode } from '#domain/account/codes/code-outbox.server.ts'
import { database } from '#infra/database.ts'
import { companyOwner, hunter, incidentAccount, member } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { enrol, somePasskey } from '../support/factor.ts'
import { password, withPassword } from '../support/members.ts'
import { sessionOf, useSite } from '../support/site.ts'

// Read once, at the first question for a setting: below, when the database is opened.
process.env.SECOND_FACTOR_FOR = 'hello,company'
useDatabase()
const site = useSite()
type Id = { id: string }

describe('a code sent again', () => {
  it('is another one, and leaves the form of a sign-up as it was typed, but for secrets', async () => {
    const email = 'sayap@demo.test'
    await site.ask('/sign-up-bughunter', { form: { intent: 'send_code', email } })
    const first = await unsafeWaitingCode('sign_up_bughunter', email)
    const form = {
      ...{ intent: 'register', email, code: '123456', username: 'sayap-patah', tshirtSize: 'XL' },
      ...{ password: 'Gunung-Salak#27', confirmPassword: 'Gunung-Salak#27', agreement: 'on', again: 'yes' },
    }
    const early = await site.ask('/sign-up-bughunter', { form })
    const said = await early.text()
    expect([early.status, said]).toEqual([429, expect.stringContaining('Tunggu 60 detik')])
    expect(said).toContain('value="sayap-patah"')

    travelTo(after(now(), 61 * second))
    const answer = await site.ask('/en/sign-up-bughunter', { form })
    const page = await answer.text()
    expect([answer.status, page]).toEqual([200, expect.stringContaining('A new code was sent')])
    for (const kept of ['value="sayap-patah"', '<option value="XL" selected=""', 'checked=""'])
      expect(page).toContain(kept)
    expect(page).not.toContain('Gunung-Salak')
    expect(page).not.toContain('123456')
    expect(await unsafeWaitingCode('sign_up_bughunter', email)).not.toBe(first)
  })

  it('is sent to one address only, whatever else is sent', async () => {
    const form = { intent: 'register', again: 'yes', email: 'a@demo.test,b@demo.test' }
    expect((await site.ask('/sign-up-company', { form })).status).toBe(422)
    const free = await site.ask('/sign-up-company', { form: { ...form, email: 'orang@gmail.com' } })
    expect(free.status).toBe(422)
  })
})

describe('the last step of a sign-up', () => {
  it('signs in, also when it is sent twice, and opens nothing later without the password and the factor', async () => {
    const email = 'sayap-baru@demo.test'
    await site.ask('/sign-up-bughunter', { form: { intent: 'send_code', email } })
    const code = (await unsafeWaitingCode('sign_up_bughunter', email))!
    const own = { email, code, username: 'sayap-baru', tshirtSize: 'XL', agreement: 'on' }
    const send = async (chosen: string) => {
      const form = { intent: 'register', ...own, password: chosen, confirmPassword: chosen }
      const { headers } = await site.ask('/en/sign-up-bughunter', { form })
      return [headers.get('location'), headers.getSetCookie().some((one) => one.startsWith('auth.session='))]
    }
    const secret = 'Gunung-Salak#27'
    expect(await send(secret)).toEqual(['/en/bughunter?done=welcome', true])
    expect(await send(secret)).toEqual(['/en/bughunter?done=welcome', true])
    const signInPage = ['/en/sign-in?done=registered', false]
    expect(await send('Gunung-Gede#28')).toEqual(signInPage)
    const [row] = await database().select().from(accounts).where(eq(accounts.email, email))
    await enrol({ accountId: row!.id })
    expect(await send(secret)).toEqual(signInPage)
  })
})

describe('a site that requires a second factor of companies', () => {
  it.each([
    ['', 'Pasang langkah kedua dulu'],
    ['/en', 'Set up a second step first'],
  ])(
    'redirects an owner from sign-in to the page where it is set up, in the language of %j',
    async (root, words) => {
      const owner = await withPassword(await companyOwner())
      const form = { intent: 'sign_in', identifier: owner.username, password }
      const answer = await site.ask(`${root}/sign-in?next=${root}/company/reports`, { form })
      const as = /auth\.session=(\w+)/.exec(answer.headers.getSetCookie().join())![1]!
      const wished = await site.ask(`${root}/company/reports`, { as })
      expect(wished.headers.get('location')).toBe(`${root}/company/profile/security`)
      const shown = await site.ask(`${root}/company/profile/security`, { as })
      expect(await shown.text()).toContain(words)
      await enrol(owner)
      expect((await site.ask(`${root}/company/reports`, { as: await sessionOf(owner) })).status).toBe(200)
    },
  )

  it('lets bughunters continue without', async () => {
    expect((await site.ask('/bughunter/hacktivity', { as: await sessionOf(await hunter()) })).status).toBe(
      200,
    )
  })
})

describe('a password changed on its own page', () => {
  it.each([
    [
      '',
      'company/profile/edit-password-member',
      () => companyOwner().then((owner) => member(owner.companyId, 2)),
    ],
    [
      '/en',
      'company/profile/edit-password-member',
      () => companyOwner().then((owner) => member(owner.companyId, 2)),
    ],
    ['', 'incident/security', incidentAccount],
    ['/en', 'incident/security', incidentAccount],
  ])('ends every other session, in the language of %j: %s', async (root, page, made) => {
    const person = await withPassword(await made())
    const { recoveryCodes } = await enrol(person)
    const [here, there] = [await sessionOf(person), await sessionOf(person)]
    const fresh = { password: 'Jembatan-Kayu-77', confirmPassword: 'Jembatan-Kayu-77' }
    const proof = { currentPassword: password, factorCode: recoveryCodes[0]! }
    const form = { intent: 'change_password', ...fresh, ...proof }
    const answer = await site.ask(`${root}/${page}`, { as: here, form })
    expect(answer.headers.get('location')).toBe(`${root}/${page}?done=password_changed`)
    expect((await site.ask(`${root}/${page}`, { as: here })).status).toBe(200)
    const elsewhere = await site.ask(`${root}/${page}`, { as: there })
    expect(elsewhere.headers.get('location')).toContain(`${root}/sign-in?next=`)
    expect(elsewhere.headers.get('location')).toContain('done=password_changed_elsewhere')
  })
})

describe('the sign-in page', () => {
  // An invitation to a private program comes along in ?next=: it is a secret of who got the mail.
  it('does not leak the address it leads to', async () => {
    const answer = await site.ask(`/sign-in?next=/bughunter/programs/invitation/h/${'t'.repeat(43)}/accept`)
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
    expect(answer.headers.get('cache-control')).toContain('no-store')
  })
})

describe('the passkey challenge of the second step', () => {
  const asked = (cookie = '') =>
    site.ask('/en/account/passkey-options', { form: { intent: 'sign_in' }, headers: { Cookie: cookie } })

  it('is given after the right password, and different each time', async () => {
    const person = await withPassword(await hunter())
    const id = await somePasskey(person)
    const form = { intent: 'sign_in', identifier: person.username, password }
    const [ticket] = (await site.ask('/sign-in', { form })).headers.getSetCookie()
    const cookie = ticket!.split(';')[0]!
    const both = [await asked(cookie), await asked(cookie)]
    const said = await Promise.all(both.map((answer) => answer.json()))
    expect(
      said.map(({ passkeyOptions }) => passkeyOptions.allowCredentials.map((one: Id) => one.id)),
    ).toEqual([[id], [id]])
    expect(said[0].passkeyOptions.challenge).not.toBe(said[1].passkeyOptions.challenge)
    for (const { headers } of both) expect(headers.get('cache-control')).toContain('no-store')
  })

  it.each([
    ['nobody', ''],
    ['a made-up ticket', `auth.ticket=${'A'.repeat(43)}`],
  ])('is refused to %s', async (_who, cookie) => {
    const answer = await asked(cookie)
    expect([answer.status, await answer.text()]).toEqual([422, expect.not.stringContaining('challenge')])
  })

  it('is refused to signed-in users, who have sent no password now', async () => {
    const person = await withPassword(await hunter())
    await somePasskey(person)
    const form = { intent: 'sign_in' }
    const answer = await site.ask('/account/passkey-options', { as: await sessionOf(person), form })
    expect([answer.status, await answer.text()]).toEqual([422, expect.not.stringContaining('challenge')])
  })
})

describe('the link that restores an account', () => {
  it.each(['', '/en'])('that is invalid is reported, read or sent, in %j', async (root) => {
    const token = 'A'.repeat(43)
    const read = await site.ask(`${root}/account/keep?token=${token}`)
    const sent = await site.ask(`${root}/account/keep`, { form: { intent: 'keep', token } })
    for (const answer of [read, sent]) {
      expect(answer.status).toBe(404)
      const page = await answer.text()
      expect(page).toContain(root ? 'This link no longer works' : 'Tautan ini tidak berlaku lagi')
      expect(page).not.toContain(`action="${root}/account/keep?token`)
    }
  })
})

describe('the page of a lost session', () => {
  it.each(['', '/en'])('leads to the sign-in page of its language, %j', async (root) => {
    const page = await (await site.ask(`${root}/error401`)).text()
    expect(page).toContain(`href="${root}/sign-in"`)
  })
})
