import { newId } from '@cakrawala/ids/ids'
import { hashPassword } from '@cakrawala/secrets/password'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { accounts, bughunters } from '#domain/account/account-tables.server.ts'
import { unsafeWaitingCode } from '#domain/account/codes/code-outbox.server.ts'
import { emailKey } from '#domain/account/email.ts'
import { companies } from '#domain/account/membership/membership-tables.server.ts'
import { sendSignUpCode } from '#domain/account/sign-up/send-sign-up-code.server.ts'
import { newEmailKey } from '#domain/company/ask-new-email.server.ts'
import { companyNpwps } from '#domain/company/company-tables.server.ts'
import { fieldErrors } from '#i18n/errors.ts'
import { refusals } from '#i18n/refusals.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { letterOf } from '#worker/letter.ts'
import { companyOwner, hunter, operator, visitor } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { smallPdf } from '../support/documents.ts'
import { sessionOf, useSite } from '../support/site.ts'

useDatabase()
const site = useSite()
const currentPassword = 'Tetapkuatsekali9!'
const cv = '/bughunter/profile/curriculum-vitae'
const words = fieldErrors.id
let elang: Person
let owner: Person & { companyId: string }
let elangToken: string
let ownerToken: string

beforeAll(async () => {
  elang = await hunter()
  owner = await companyOwner()
  await database()
    .update(accounts)
    .set({ passwordHash: await hashPassword(currentPassword) })
  elangToken = await sessionOf(elang)
  ownerToken = await sessionOf(owner)
})

const hunterRow = async ({ accountId } = elang) =>
  (await database().select().from(bughunters).where(eq(bughunters.accountId, accountId)))[0]!
const companyRow = async () =>
  (await database().select().from(companies).where(eq(companies.id, owner.companyId)))[0]!

const entry = (more: Record<string, string> = {}) => ({
  ...{ intent: 'add', id: newId(), kind: 'work', title: 'Penguji', organisation: 'Benteng', place: '' },
  ...{ startedOn: '2023-01', endedOn: '2024-01', link: '', about: '', ...more },
})
const personal = {
  ...{ intent: 'save_personal', fullName: 'Elang Jawa', birthDate: '1995-08-15', country: 'ID' },
  ...{ city: 'Bandung', address: '', tshirtSize: 'M' },
}
const company = {
  ...{ intent: 'save', name: 'Nusa Bank', phone: '02150001234', contactName: '', address: '' },
  ...{ website: '', sector: '', about: '' },
}

async function post(as: string, address: string, form: Record<string, string | Blob>) {
  const answer = await site.ask(address, { as, form })
  return { status: answer.status, body: await answer.text(), place: answer.headers.get('location') }
}

const badLinks = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'mailto:korban@demo.test?cc=semua@demo.test',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  '//evil.test/x',
  '/\\evil.test',
  'https:evil.test',
  'https://bank.test@evil.test/',
  'https://a:b@evil.test/',
  'https://evil.test\\@bank.test',
  'https://x',
  'https://bank.test/a b',
  'https://bank.test/\u202ednap.exe',
  `https://bank.test/${'a'.repeat(500)}`,
]

describe('USR-05 links, long texts and long lists of a profile', () => {
  // A naive version asks `new URL(link)` alone, which takes every scheme, or a pattern with a protocol that is optional.
  it.each(badLinks)('a line of the curriculum vitae refuses the link %j', async (link) => {
    const { status, body } = await post(elangToken, `${cv}?add=work`, entry({ link }))
    expect(status).toBe(422)
    expect(body).toMatch(/harus berupa URL|maksimal 500 karakter/)
    expect(body).toContain('value="Penguji"')
    expect((await site.ask(`/${elang.username}`).then((page) => page.text())).includes('Benteng')).toBe(false)
  })

  it.each(badLinks)('a company refuses the website %j', async (website) => {
    const { status, body } = await post(ownerToken, '/company/profile/edit-personal', { ...company, website })
    expect(status).toBe(422)
    expect(body).toMatch(/harus berupa URL|maksimal 500 karakter/)
    expect((await companyRow()).website).toBeNull()
  })

  it.each([
    'http://medium.test/@elang',
    'https://bank.test/a?b=c#d',
    'ftp://arsip.test/cv.txt',
    'HTTPS://Bank.test',
  ])('accepts %s', async (link) => {
    const person = await hunter()
    const { status } = await post(await sessionOf(person), `${cv}?add=work`, entry({ link }))
    expect(status).toBe(302)
    const page = await (await site.ask(`/${person.username}`)).text()
    const anchors = [...page.matchAll(/<a [^>]*rel="[^"]*ugc[^"]*"[^>]*>/g)].map(([tag]) => tag)
    // Nothing leads away from us without the page that shows where; ftp is text.
    expect(anchors).toHaveLength(link.startsWith('ftp') ? 0 : 1)
    for (const tag of anchors) expect(tag).toContain('href="/external?to=')
  })

  it('reports a hundred thousand letters about oneself as too long, and loses nothing', async () => {
    const about = 'a'.repeat(100_000)
    const { status, body } = await post(elangToken, cv, { intent: 'describe', about, skills: 'API' })
    expect(status).toBe(422)
    expect(body).toContain(words.too_long({ label: 'Tentang kamu', max: 5000 }))
    expect(body).toContain(about)
    expect((await hunterRow()).about).toBeNull()
  })

  it('refuses ten megabytes about oneself, and does not return them', async () => {
    const about = 'a'.repeat(10_000_000)
    const { status, body } = await post(elangToken, cv, { intent: 'describe', about, skills: 'API' })
    expect(status).toBe(413)
    expect(body).toContain(refusals.id.details.form_too_large)
    expect(body.length).toBeLessThan(300_000)
    expect((await hunterRow()).about).toBeNull()
  })

  it('reports five thousand skills, one too many, one too long, and loses nothing', async () => {
    const many = (count: number) => Array.from({ length: count }, (_, i) => `Keahlian ${i}`).join('\n')
    for (const [skills, message] of [
      [many(5_000), words.skills_too_many({})],
      [many(41), words.skills_too_many({})],
      ['x'.repeat(41), words.skill_too_long({})],
      ['API\u202ereverse', words.one_line({ label: 'Keahlian' })],
    ] as const) {
      const { status, body } = await post(elangToken, cv, { intent: 'describe', about: '', skills })
      expect([status, body.includes(message), body.includes(skills.slice(0, 300))]).toEqual([422, true, true])
    }
    expect((await hunterRow()).skills).toEqual([])
    const { status } = await post(elangToken, cv, { intent: 'describe', about: '', skills: many(40) })
    expect([status, (await hunterRow()).skills.length]).toEqual([302, 40])
  })

  it('accepts thirty lines of a kind, then reports the limit', async () => {
    const person = await hunter()
    const token = await sessionOf(person)
    for (let i = 0; i < 30; i++) expect((await post(token, cv, entry())).status).toBe(302)
    const { status, body } = await post(token, `${cv}?add=work`, entry({ title: 'Baris ketiga puluh satu' }))
    expect(status).toBe(409)
    expect(body).toContain('Baris ketiga puluh satu')
  })

  it("cannot change another user's lines", async () => {
    const theirs = await hunter()
    const id = newId()
    await post(await sessionOf(theirs), cv, entry({ id, title: 'Milik orang lain' }))
    const edit = async (id: string) => {
      const { status, body } = await post(elangToken, `${cv}?edit=${id}`, entry({ id, intent: 'edit' }))
      return [status, body.match(/<form[\s\S]*?<\/form>/g)!.map((form) => form.replaceAll(id, ''))]
    }
    const [tried, unknown] = [await edit(id), await edit(newId())]
    expect(tried[0]).toBe(404)
    expect(tried).toEqual(unknown)
    await post(elangToken, cv, { intent: 'delete', id })
    expect(await (await site.ask(`/${theirs.username}`)).text()).toContain('Milik orang lain')
  })
})

describe('AUT-04 codes for a new e-mail address', () => {
  const page = '/bughunter/profile/email'
  const fresh = () => `elang-${newId().slice(-8)}@baru.test`
  const ask = (token: string, email: string) =>
    post(token, page, { intent: 'ask_email', email, currentPassword })
  const change = (token: string, code: string) => post(token, page, { intent: 'change_email', code })
  const codeOf = async (person: Person, email: string) =>
    (await unsafeWaitingCode('new_email', newEmailKey(person, email)))!
  const emailOf = async ({ accountId }: Person) =>
    (await database().select().from(accounts).where(eq(accounts.id, accountId)))[0]!.email

  async function newHunter() {
    const person = await hunter()
    const passwordHash = await hashPassword(currentPassword)
    await database().update(accounts).set({ passwordHash }).where(eq(accounts.id, person.accountId))
    return { person, token: await sessionOf(person) }
  }

  it('of an older request is refused after a newer one', async () => {
    const { person, token } = await newHunter()
    const [first, second] = [fresh(), fresh()]
    await ask(token, first)
    const old = await codeOf(person, first)
    await ask(token, second)
    const current = await codeOf(person, second)
    // Naive: any live code of the account is valid, and the form names its address.
    if (old !== current) expect((await change(token, old)).status).toBe(422)
    const smuggled = { intent: 'change_email', code: old, email: first }
    expect((await post(token, page, smuggled)).status).toBe(422)
    expect(await emailOf(person)).not.toBe(first)
    expect((await change(token, current)).place).toMatch(/done=email_changed/)
    expect(await emailOf(person)).toBe(second)
  })

  it('of another account for the same address is refused, and so is one for signing up', async () => {
    const [one, two] = [await newHunter(), await newHunter()]
    const email = fresh()
    await ask(one.token, email)
    await ask(two.token, email)
    const [mine, theirs] = [await codeOf(one.person, email), await codeOf(two.person, email)]
    if (mine !== theirs) expect((await change(one.token, theirs)).status).toBe(422)
    await sendSignUpCode(visitor, 'bughunter', email, 'id')
    const signUp = (await unsafeWaitingCode('sign_up_bughunter', emailKey(email)))!
    if (signUp !== mine) expect((await change(one.token, signUp)).status).toBe(422)
    const asSignUp = { intent: 'register', email, code: mine, username: `elang-${newId().slice(-8)}` }
    const form = { ...asSignUp, tshirtSize: 'M', password: currentPassword, confirmPassword: currentPassword }
    if (signUp !== mine)
      expect((await post('', '/sign-up-bughunter', { ...form, agreement: 'on' })).status).toBe(422)
    expect((await change(one.token, mine)).status).toBe(302)
    // The person who comes second finds the address taken, and learns no more than that the code is over.
    expect((await change(two.token, theirs)).body).toContain(words.code_spent({}))
  })

  it('is refused once more after the change, and the other sessions are ended', async () => {
    const { person, token } = await newHunter()
    const elsewhere = await sessionOf(person)
    const email = fresh()
    await ask(token, email)
    const code = await codeOf(person, email)
    await change(token, code)
    expect((await change(token, code)).status).toBe(422)
    expect((await site.ask(page, { as: elsewhere })).headers.get('location')).toMatch(/^\/sign-in/)
    expect((await site.ask(page, { as: token })).status).toBe(200)
  })

  it('is not sent to the address of another account, and the answer does not reveal that', async () => {
    const [one, two] = [await newHunter(), await newHunter()]
    const taken = await emailOf(two.person)
    const [known, unknown] = [await ask(one.token, taken), await ask(two.token, fresh())]
    expect([known.status, known.place]).toEqual([unknown.status, unknown.place])
    expect(await codeOf(one.person, taken)).toBeNull()
    const shown = (await (await site.ask(page, { as: one.token })).text()).includes(taken)
    expect(shown).toBe(true)
  })

  it.each([
    ['a@b.test,korban@demo.test'],
    ['a@b.test\nBcc: korban@demo.test'],
    ['"a b"@b.test'],
    ['Nama <a@b.test>'],
    ['a@b.test%0d%0aBcc:x@y.test'],
  ])('is sent to one address, not to %j', async (email) => {
    expect((await ask(elangToken, email)).status).toBe(422)
  })
})

describe('WEB-08 markup and line breaks in profile fields', () => {
  const breaks = [
    'Nusa\r\nBcc: korban@demo.test',
    'Nusa\nX-Evil: 1',
    'Nusa\u2028Bcc: x',
    'Nusa\u0085Bcc: x',
    'Nusa\u202eknab',
  ]

  it.each(breaks)('a name of one line refuses %j', async (name) => {
    for (const [token, page, form] of [
      [ownerToken, '/company/profile/edit-personal', { ...company, name }],
      [ownerToken, '/company/profile/edit-personal', { ...company, contactName: name }],
      [ownerToken, '/company/profile/edit-npwp', npwp({ name })],
      [elangToken, '/bughunter/profile', { ...personal, city: name }],
      [elangToken, '/bughunter/profile', { ...personal, fullName: name }],
      [elangToken, cv, entry({ title: name })],
      [elangToken, cv, entry({ organisation: name })],
      [elangToken, cv, entry({ place: name })],
    ] as const) {
      expect([page, (await post(token, page, form)).status]).toEqual([page, 422])
    }
    expect((await companyRow()).name).toBe('Nusa Bank')
  })

  it('a company cannot sign up under such a name', async () => {
    const email = `a@nusa-${newId().slice(-8)}.test`
    await sendSignUpCode(visitor, 'company', email, 'id')
    const code = (await unsafeWaitingCode('sign_up_company', emailKey(email)))!
    const form = {
      ...{ intent: 'register', email, code, companyName: breaks[0]!, phone: '02150001234', agreement: 'on' },
      ...{
        username: `nusa-${newId().slice(-8)}`,
        password: currentPassword,
        confirmPassword: currentPassword,
      },
    }
    expect((await post('', '/sign-up-company', form)).status).toBe(422)
  })

  it('is text on every page that shows it', async () => {
    const markup = '<img src=x onerror=alert(1)>'
    const sent = [
      await post(elangToken, cv, { intent: 'describe', about: markup, skills: markup.slice(0, 40) }),
      await post(
        elangToken,
        cv,
        entry({ title: markup, organisation: markup, place: markup, about: markup }),
      ),
      await post(ownerToken, '/company/profile/edit-personal', {
        ...company,
        contactName: markup,
        about: markup,
      }),
      await post(ownerToken, '/company/profile/edit-npwp', npwp({ name: markup, address: markup })),
    ]
    expect(sent.map(({ status }) => status)).toEqual([302, 302, 302, 302])
    const team = await sessionOf(await operator())
    for (const [as, page] of [
      [elangToken, cv],
      [null, `/${elang.username}`],
      [ownerToken, '/company/profile'],
      [ownerToken, '/company/profile/edit-npwp'],
      [team, `/hello/npwp/${owner.companyId}`],
    ] as const) {
      const body = await (await site.ask(page, { as })).text()
      // It is there, as text: a page that leaves it out would prove nothing.
      expect([page, body.includes('<img src=x'), body.includes('&lt;img src=x')]).toEqual([page, false, true])
    }
  })

  it('is text and one line in mail', () => {
    const facts = { company: '<b>Nusa</b>\r\nBcc: korban@demo.test', brand: 'Cakrawala', program: '' }
    const reader = {
      name: '<i>elang</i>',
      link: 'https://cakrawala.test/x',
      locale: 'id',
      group: 'programs',
    } as const
    const letter = letterOf('hunter_invited', facts as Parameters<typeof letterOf>[1], reader)
    expect(letter.subject).not.toMatch(/[\r\n]/)
    expect(letter.html).not.toMatch(/<b>Nusa|<i>elang/)
    expect(letter.html).toContain('&#60;b&#62;Nusa')
  })

  it('does not break out of the header of a download', async () => {
    const card = smallPdf('', 'kartu"; filename=jahat.html\r\nX-Evil: 1 .pdf')
    expect(
      (await post(ownerToken, '/company/profile/edit-npwp', npwp({ currentPassword }, card))).status,
    ).toBe(302)
    const [row] = await database().select().from(companyNpwps)
    expect(row).toBeDefined()
    const as = await sessionOf(await operator())
    const answer = await site.read(`/hello/npwp/${owner.companyId}/card`, { as })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('x-evil')).toBeNull()
    const disposition = answer.headers.get('content-disposition')!
    expect(disposition).toMatch(/^attachment; filename="[^"\r\n]+\.pdf"; filename\*=UTF-8''[\w.%~!-]+\.pdf$/)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('content-security-policy')).toMatch(/sandbox/)
  })
})

function npwp(more: Record<string, string> = {}, card: File = smallPdf()) {
  const facts = {
    number: '01.234.567.4-012.000',
    name: 'PT Nusa Bank',
    address: 'Jalan Asia Afrika 8, Bandung',
  }
  return { intent: 'submit_npwp', ...facts, ...more, card }
}
