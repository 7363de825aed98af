import { after, day, now, second, travelTo } from '@cakrawala/calendar/clock'
import { randomWord } from '@cakrawala/ids/ids'
import { hashPassword } from '@cakrawala/secrets/password'
import { eq, like } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { accounts, rateLimits } from '#domain/account/account-tables.server.ts'
import { unsafeWaitingCode } from '#domain/account/codes/code-outbox.server.ts'
import type { LinkPurpose } from '#domain/account/link/link.ts'
import { unsafeWaitingToken } from '#domain/account/link/link-outbox.server.ts'
import { links } from '#domain/account/link/link-tables.server.ts'
import { sendLink } from '#domain/account/link/send-link.server.ts'
import { sendSignUpCode } from '#domain/account/sign-up/send-sign-up-code.server.ts'
import { recoveryReviews, securityQuestions } from '#domain/account/tables/recovery-tables.server.ts'
import { events } from '#domain/event/event-tables.server.ts'
import { database, transaction } from '#infra/database.ts'
import { settings } from '#infra/settings.ts'
import type { Person } from '#kernel/actor.ts'
import { mailNoticesOf } from '#worker/notices.ts'
import { companyOwner, hunter, member, operator, visitor } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { codeOf, enrol } from '../support/factor.ts'
import { password, withPassword } from '../support/members.ts'
import { sessionOf, useSite } from '../support/site.ts'

useDatabase()
const site = useSite()
const fresh = 'Lebihkuatlagi-77'
const asPage = { Origin: settings().origin, 'Sec-Fetch-Site': 'same-origin' }

describe('AUT-01 a reset requested with more than one address', () => {
  // CVE-2023-7028: a list where one address is expected, and the mail goes to all of them.
  it.each([
    ['an array', (a: string, b: string) => [a, b]],
    ['an array of one', (a: string) => [a]],
    ['an object', (a: string, b: string) => ({ 0: a, 1: b })],
    ['a comma list', (a: string, b: string) => `${a},${b}`],
    ['a semicolon list', (a: string, b: string) => `${a};${b}`],
    ['two lines', (a: string, b: string) => `${a}\n${b}`],
    ['a mail header', (a: string, b: string) => `${a}\r\nBcc: ${b}`],
    ['a display name', (a: string, b: string) => `"${b}" <${a}>`],
    ['NUL between', (a: string, b: string) => `${a}\u0000${b}`],
  ])('is refused by the call: %s', async (_name, spelled) => {
    const victim = await hunter()
    const before = await database().$count(links)
    const answer = await call('forgot-password', { identifier: spelled(mailOf(victim), 'evil@demo.test') })
    expect(answer.status).toBe(422)
    expect(await database().$count(links)).toBe(before)
  })

  it('is refused for a key twice, a second key, and as a form with two fields', async () => {
    const victim = await hunter()
    const before = await database().$count(links)
    const [mine, theirs] = [JSON.stringify('evil@demo.test'), JSON.stringify(mailOf(victim))]
    for (const body of [
      `{"identifier":${mine},"identifier":${theirs}}`,
      `{"identifier":${theirs},"email":${mine}}`,
    ]) {
      expect((await call('forgot-password', body)).status).toBe(422)
    }
    for (const page of ['/forgot-password', '/verify/forgot-totp']) {
      const form = new URLSearchParams([
        ['intent', 'ask'],
        ['identifier', mailOf(victim)],
        ['identifier', 'evil@demo.test'],
      ])
      const answer = await fetch(site.origin() + page, { method: 'POST', headers: asPage, body: form })
      expect([page, answer.status]).toEqual([page, 422])
    }
    expect(await database().$count(links)).toBe(before)
    // With one address the same form is taken: the second one is what was refused.
    for (const page of ['/forgot-password', '/verify/forgot-totp']) {
      const answer = await site.ask(page, { form: { intent: 'ask', identifier: mailOf(victim) } })
      expect([page, answer.status]).toEqual([page, 302])
    }
  })

  // A spelling that reads as the same mailbox must not become the address of the letter.
  it('mails the stored address, never the typed one', async () => {
    const victim = await hunter()
    await call('forgot-password', { identifier: `${victim.username}+evil@DEMO.test` })
    const sent = await linksOf(victim)
    expect(sent.map(({ email }) => email)).toEqual([mailOf(victim)])
  })
})

describe('AUT-04 a token or code of another account or purpose', () => {
  // Fails when a token is looked up by its hash alone.
  it('is refused: another purpose, a sign-up code, a code in place of a token', async () => {
    const person = await withPassword(await companyOwner())
    const purposes: LinkPurpose[] = [
      'create_password',
      'factor_reset',
      'factor_reset_cancel',
      'leaving_cancel',
    ]
    for (const purpose of purposes) {
      const token = await linkFor(person, purpose)
      expect([purpose, (await reset(token)).status]).toEqual([purpose, 404])
      expect((await open(`/reset-password?token=${token}`)).status).toBe(404)
    }
    const email = `baru-${randomWord(6).toLowerCase()}@demo.test`
    await sendSignUpCode(visitor, 'bughunter', email, 'id')
    const code = (await unsafeWaitingCode('sign_up_bughunter', email))!
    for (const token of [code, code.padEnd(43, '0'), '', 'x'.repeat(100)])
      expect([token, (await reset(token)).status]).toEqual([token, 404])
    expect((await reset('x'.repeat(101))).status).toBe(422)
    expect(await signsIn(person, fresh)).toBe(false)
  })

  // Fails when the password is set for who is signed in, or for who the form names.
  it('opens the account it was sent for, from any session and with any other fields', async () => {
    const [one, two] = [await withPassword(await hunter()), await withPassword(await hunter())]
    const token = await linkFor(one, 'reset_password')
    const extra = { ...twice(fresh), token, identifier: two.username }
    expect((await call('reset-password', extra)).status).toBe(422)
    const as = await sessionOf(two)
    const answer = await site.ask('/reset-password', { as, form: { token, ...twice(fresh) } })
    expect(answer.headers.get('location')).toBe('/sign-in?done=password_reset')
    expect([await signsIn(one, fresh), await signsIn(two, fresh)]).toEqual([true, false])
    expect(await signsIn(two, password)).toBe(true)
  })
})

describe('AUT-07 a reset link', () => {
  // Fails when a new password signs in at once, or takes the factor away.
  it('opens no session, and the second factor is required as before', async () => {
    const person = await withPassword(await hunter())
    const { secret } = await enrol(person)
    const token = await linkFor(person, 'reset_password')
    const answer = await site.ask('/reset-password', { form: { token, ...twice(fresh) } })
    expect(answer.status).toBe(302)
    expect(answer.headers.getSetCookie()).toEqual([])
    const login = await call('login', { identifier: person.username, password: fresh })
    const said = await login.json()
    expect(said.data?.token).toBeUndefined()
    const { ticket } = said.data
    expect((await call('login', { ticket, code: '000000' })).status).toBe(422)
    expect((await call('login', { ticket, code: codeOf(secret) })).status).toBe(200)
  })
})

describe('AUT-10 a reset of the second factor with the mailbox alone', () => {
  // Held only after a password by mail, the factor goes first and the password a day later.
  it('is held for everyone, whether a password by mail came before or not', async () => {
    const owner = await withPassword(await companyOwner())
    await enrol(owner)
    const [thief, other] = [await withPassword(await hunter()), await withPassword(await hunter())]
    await enrol(thief)
    await enrol(other)
    await reset(await linkFor(thief, 'reset_password'))
    for (const person of [owner, thief, other]) {
      const token = await linkFor(person, 'factor_reset')
      const answer = await site.ask('/verify/forgot-totp', { form: { intent: 'reset', token } })
      expect(answer.headers.get('location')).toBe('/verify/forgot-totp?held=1')
      const [row] = await database().select().from(accounts).where(eq(accounts.id, person.accountId))
      expect(row!.factorOwed).toBe(false)
    }
  })

  it('does not exist for the platform team, not even with a link made by mistake', async () => {
    const team = await withPassword(await operator())
    await enrol(team)
    await call('forgot-totp', { identifier: team.username })
    expect(await linksOf(team)).toEqual([])
    const token = await linkFor(team, 'factor_reset')
    const answer = await site.ask('/verify/forgot-totp', { form: { intent: 'reset', token } })
    expect(answer.status).toBe(404)
  })

  // Mail scanners open links: a page that acts by GET would reset the factor before its owner reads the mail.
  it('has no effect when only opened, also as HEAD', async () => {
    const person = await withPassword(await hunter())
    await enrol(person)
    const token = await linkFor(person, 'factor_reset')
    for (const method of ['GET', 'HEAD', 'GET'])
      expect((await site.ask(`/verify/forgot-totp?token=${token}`, { method })).status).toBe(200)
    const [row] = await database().select().from(accounts).where(eq(accounts.id, person.accountId))
    expect(row!.factorOwed).toBe(false)
  })
})

describe('AUT-11 a reset link', () => {
  // Looking the token up and marking it used in two statements lets several of these through.
  it('is valid once, also for twenty at the same moment', async () => {
    const person = await withPassword(await hunter())
    const token = await linkFor(person, 'reset_password')
    const words = Array.from({ length: 20 }, (_, i) => `${fresh}-${i}`)
    const answers = await Promise.all(words.map((word) => reset(token, word)))
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1)
    // 503 where the machine is too slow for twenty passwords in the time a request may wait: it changes nothing.
    expect(answers.map(({ status }) => status).filter((status) => ![200, 404, 503].includes(status))).toEqual(
      [],
    )
    const won = words[answers.findIndex(({ status }) => status === 200)]!
    expect(await signsIn(person, won)).toBe(true)
    expect((await reset(token)).status).toBe(404)
  })

  it('is invalid once a newer one was requested, or the password was set another way', async () => {
    const person = await withPassword(await hunter())
    const first = await linkFor(person, 'reset_password')
    const second = await linkFor(person, 'reset_password')
    expect([(await reset(first)).status, (await reset(second)).status]).toEqual([404, 200])
    const third = await linkFor(person, 'reset_password')
    const form = { intent: 'change_password', currentPassword: fresh, ...twice(`${fresh}-lain`) }
    const changed = await site.ask('/bughunter/profile/security', { as: await sessionOf(person), form })
    expect([changed.status, (await reset(third)).status]).toEqual([302, 404])
    expect(await signsIn(person, `${fresh}-lain`)).toBe(true)
  })

  it('has our own origin, whatever Host the request named', async () => {
    const person = await withPassword(await hunter())
    const poisoned = { Host: 'evil.test', 'X-Forwarded-Host': 'evil.test', Forwarded: 'host=evil.test' }
    const answer = await call('forgot-password', { identifier: person.username }, poisoned)
    expect(answer.status).toBe(200)
    const row = (await linksOf(person))[0]!
    // The mail is written by the worker from the settings; nothing of the request is stored for it.
    expect(JSON.stringify({ ...row, tokenHash: '', sealedToken: '' })).not.toContain('evil')
    const said = await database().select().from(events).where(eq(events.subjectId, row.id))
    expect(JSON.stringify(said)).not.toContain('evil')
  })

  it('does not leak its token: no Referer, no cache, no link, no redirect', async () => {
    const person = await withPassword(await hunter())
    for (const [purpose, page] of [
      ['reset_password', '/reset-password'],
      ['factor_reset', '/verify/forgot-totp'],
      ['factor_reset_cancel', '/verify/forgot-totp/cancel'],
    ] as const) {
      const token = await linkFor(person, purpose)
      const answer = await open(`${page}?token=${token}`)
      expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
      expect(answer.headers.get('cache-control')).toBe('no-store')
      const body = await answer.text()
      const shown = body.replace(`<input type="hidden" name="token" value="${token}"/>`, '')
      const [page_] = shown.split('window.__reactRouterContext')
      expect(page_).not.toContain(token)
      expect(shown).not.toMatch(new RegExp(`(?:href|action|src)="[^"]*${token}`))
    }
    const token = await linkFor(person, 'reset_password')
    const done = await site.ask('/reset-password', { form: { token, ...twice(fresh) } })
    expect(done.headers.get('location')).not.toContain(token)
  })

  it('ends every session and is recorded, and its owner is notified by mail', async () => {
    const person = await withPassword(await hunter())
    const as = await sessionOf(person)
    expect((await site.ask('/api/v1/user', { as })).status).toBe(200)
    await reset(await linkFor(person, 'reset_password'))
    expect((await site.ask('/api/v1/user', { as })).status).toBe(401)
    const said = await database().select().from(events).where(eq(events.subjectId, person.accountId))
    expect(said.map(({ type }) => type)).toContain('account.password_reset')
    expect(mailNoticesOf('account.password_reset', {})).toEqual([
      { to: 'account', mail: 'person_password_reset', self: true },
    ])
  })

  // Without scripts a page that passes no address on sends its form with Origin null.
  it('works from the form of a page that sends no Referer, and not from other sites', async () => {
    const person = await withPassword(await hunter())
    const token = await linkFor(person, 'reset_password')
    const send = (headers: Record<string, string>) =>
      site.ask('/reset-password', { form: { token, ...twice(fresh) }, headers })
    for (const site_ of ['cross-site', 'same-site', 'none'])
      expect((await send({ Origin: 'null', 'Sec-Fetch-Site': site_ })).status).toBe(403)
    expect((await send({ Origin: 'null', 'Sec-Fetch-Site': 'same-origin' })).status).toBe(302)
  })

  it('that is invalid looks the same for every reason', async () => {
    const person = await withPassword(await hunter())
    const used = await linkFor(person, 'reset_password')
    await reset(used)
    const expired = await linkFor(person, 'reset_password')
    await database().update(links).set({ expiresAt: now() }).where(eq(links.accountId, person.accountId))
    const other = await linkFor(person, 'factor_reset')
    const bodies = []
    for (const token of [randomWord(43), used, expired, other, 'x']) {
      const answer = await open(`/reset-password?token=${token}`)
      const post = await site.ask('/reset-password', { form: { token, ...twice(fresh) } })
      expect([answer.status, post.status]).toEqual([404, 404])
      bodies.push([plain(await answer.text()), plain(await post.text())].join('\n'))
    }
    expect(new Set(bodies).size).toBe(1)
  })
})

describe('AUT-12 requesting a reset', () => {
  it.each(['forgot-password', 'forgot-totp'])(
    'responds the same to known and unknown names: %s',
    async (name) => {
      const [person, team] = [await withPassword(await hunter()), await withPassword(await operator())]
      await enrol(person)
      await enrol(team)
      const plainOne = await withPassword(await hunter())
      const said = []
      for (const identifier of [
        person.username,
        plainOne.username,
        team.username,
        'tidak-ada',
        'x@demo.test',
      ]) {
        const before = await counts()
        const answer = await call(name, { identifier })
        const after = await counts()
        said.push({ status: answer.status, body: await answer.text(), links: after - before })
      }
      expect(new Set(said.map((one) => JSON.stringify(one))).size).toBe(1)
      expect(said[0]).toMatchObject({ status: 200, links: 1 })
    },
  )

  it('shows one page to all', async () => {
    const person = await withPassword(await hunter())
    const said = []
    for (const identifier of [person.username, 'tidak-ada-juga']) {
      const answer = await site.ask('/forgot-password', { form: { intent: 'ask', identifier } })
      said.push([answer.status, answer.headers.get('location')])
    }
    expect(said).toEqual([
      [302, '/forgot-password?asked=1'],
      [302, '/forgot-password?asked=1'],
    ])
  })
})

describe('AUT-19 the security answer', () => {
  it('requires the password first, opens at most one review, and responds the same when right, wrong and too often', async () => {
    const person = await withPassword(await hunter())
    await enrol(person)
    const question = { question: 'dream', answerHash: await hashPassword('sepatu biru'), setAt: now() }
    await database()
      .insert(securityQuestions)
      .values({ accountId: person.accountId, ...question })
    const answerWith = async (cookie: string | null, answer: string) => {
      const headers: Record<string, string> = cookie ? { Cookie: cookie } : {}
      const sent = await site.ask('/verify/forgot-totp', { form: { intent: 'answer', answer }, headers })
      return { status: sent.status, to: sent.headers.get('location'), cookies: sent.headers.getSetCookie() }
    }
    expect(await answerWith(null, 'sepatu biru')).toMatchObject({ status: 422 })
    expect(await answerWith(`auth.ticket=${'A'.repeat(43)}`, 'sepatu biru')).toMatchObject({ status: 422 })
    const noted = { status: 302, to: '/verify/forgot-totp?answered=1', cookies: [] }
    const cookie = await ticketOf(person)
    for (let turn = 0; turn < 5; turn++) expect(await answerWith(cookie, 'salah semua')).toEqual(noted)
    expect(await answerWith(cookie, 'sepatu biru')).toEqual(noted)
    expect(await database().$count(recoveryReviews)).toBe(0)
    await database().delete(rateLimits).where(like(rateLimits.key, 'security_answer_wrong:%'))
    expect(await answerWith(cookie, ' Sepatu  BIRU ')).toEqual(noted)
    expect(await database().$count(recoveryReviews)).toBe(1)
    expect((await site.ask('/bughunter/profile', { headers: { Cookie: cookie } })).status).toBe(302)
  })

  it('shows the question only after the right password', async () => {
    const person = await withPassword(await hunter())
    await enrol(person)
    const question = { question: 'nickname', answerHash: 'x', setAt: now() }
    await database()
      .insert(securityQuestions)
      .values({ accountId: person.accountId, ...question })
    const words = 'Julukan apa yang hanya dipakai satu orang'
    const cookie = await ticketOf(person)
    const stranger = await (await site.ask('/verify/forgot-totp')).text()
    const owner = await (await site.ask('/verify/forgot-totp', { headers: { Cookie: cookie } })).text()
    expect([stranger.includes(`>${words}`), owner.includes(`>${words}`)]).toEqual([false, true])
  })
})

describe('AUT-14 passwords at every endpoint', () => {
  const odd = {
    'NUL inside': 'Lebihkuat\u0000lagi-77',
    'half a letter': 'Lebihkuatlagi-77\ud800',
    'a leading space': ' Lebihkuatlagi-77',
    // Strong by every other rule: only its length may refuse it.
    '129 characters': `Zebra-Kuning-7${'語'.repeat(115)}`,
  }

  it.each(Object.entries(odd))('refuses to set %s, by link and by change', async (_name, word) => {
    const person = await withPassword(await hunter())
    const token = await linkFor(person, 'reset_password')
    const answer = await call('reset-password', JSON.stringify({ token, ...twice(word) }))
    expect(answer.status).toBe(422)
    // A form cannot even carry half a letter: the browser writes another sign for it.
    if (!word.isWellFormed()) return
    const as = await sessionOf(person)
    const change = await site.ask('/bughunter/profile/security', {
      as,
      form: { intent: 'change_password', currentPassword: password, ...twice(word) },
    })
    expect(change.status).toBe(422)
    expect(await signsIn(person, password)).toBe(true)
  })

  it('accepts a password in any spelling of its letters, and no other', async () => {
    const person = await withPassword(await hunter())
    const word = 'Kafé-kuat-sekali9'.normalize('NFC')
    expect((await reset(await linkFor(person, 'reset_password'), word)).status).toBe(200)
    for (const form of ['NFC', 'NFD'] as const) expect(await signsIn(person, word.normalize(form))).toBe(true)
    for (const other of [
      ` ${word}`,
      `${word} `,
      `${word}\u0000`,
      `${word}\ud800`,
      word.toLowerCase(),
      `${word}${'x'.repeat(128)}`,
    ])
      expect([other, await signsIn(person, other)]).toEqual([other, false])
  })

  it('hashes nothing above 128 characters, however many megabytes', async () => {
    const token = await linkFor(await withPassword(await hunter()), 'reset_password')
    const started = performance.now()
    const answer = await call('reset-password', { token, ...twice('Zebra-Kuning-7'.repeat(30_000)) })
    expect(answer.status).toBe(422)
    expect(performance.now() - started).toBeLessThan(1_000)
  })
})

describe('INV-07 a link that creates a password', () => {
  it('is valid once, for a day, for its own account, and not for a removed member', async () => {
    const owner = await companyOwner()
    const [staff, other] = [await member(owner.companyId, 2), await member(owner.companyId, 2)]
    const idle = await member(owner.companyId, 2)
    const token = await linkFor(staff, 'create_password')
    const make = (secret: string, more: Record<string, string> = {}) =>
      call('create-password', { token: secret, ...twice(fresh), ...more })
    expect((await make(token, { accountId: other.accountId })).status).toBe(422)
    const answers = await Promise.all(Array.from({ length: 20 }, () => make(token)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect([await signsIn(staff, fresh), await signsIn(other, fresh)]).toEqual([true, false])
    expect((await open(`/create-password?token=${token}`)).status).toBe(404)

    const gone = await linkFor(other, 'create_password')
    await database().execute(`UPDATE company_members SET status = 3 WHERE account_id = '${other.accountId}'`)
    expect((await make(gone)).status).toBe(404)

    // Fails when the page alone asks how old the link is: the call comes without it.
    const late = await linkFor(idle, 'create_password')
    travelTo(after(now(), day + second))
    expect((await make(late)).status).toBe(404)
    travelTo(null)
    expect((await make(late)).status).toBe(200)
  })
})

const mailOf = ({ username }: Person) => `${username}@demo.test`
const twice = (word: string) => ({ password: word, confirmPassword: word })

async function call(name: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${site.origin()}/auth-api/api/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

function reset(token: string, word = fresh): Promise<Response> {
  return call('reset-password', { token, ...twice(word) })
}

function open(address: string): Promise<Response> {
  return site.ask(address, { headers: { 'Sec-Fetch-Site': 'cross-site' } })
}

async function linkFor(person: Person, purpose: LinkPurpose): Promise<string> {
  const link = { purpose, accountId: person.accountId, email: mailOf(person), locale: 'id' } as const
  await transaction((tx) => sendLink(tx, visitor, link))
  return (await unsafeWaitingToken(purpose, mailOf(person)))!
}

async function signsIn({ username }: Person, word: string): Promise<boolean> {
  await database().execute('DELETE FROM rate_limits')
  return (await call('login', { identifier: username, password: word })).ok
}

async function ticketOf({ username }: Person): Promise<string> {
  const form = { intent: 'sign_in', identifier: username, password }
  const answer = await site.ask('/sign-in', { form })
  return answer.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith('auth.ticket='))!
    .split(';')[0]!
}

async function linksOf({ accountId }: Person) {
  return database().select().from(links).where(eq(links.accountId, accountId))
}

function counts(): Promise<number> {
  return database().$count(links)
}
/** A page without what differs from answer to answer. */
function plain(body: string): string {
  return body
    .replaceAll(/nonce="[^"]*"/g, '')
    .replaceAll(/"nonce",?\\?"[^"]*"/g, '')
    .replaceAll(/[\w+/]{24}/g, '')
}
