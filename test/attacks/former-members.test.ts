import { newId } from '@cakrawala/ids/ids'
import { hashPassword } from '@cakrawala/secrets/password'
import { eq, max } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { accounts } from '#domain/account/account-tables.server.ts'
import { unsafeEventsAfter } from '#domain/event/event-queries.server.ts'
import { events } from '#domain/event/event-tables.server.ts'
import { recipientsOf } from '#domain/notification/recipients.server.ts'
import { leave } from '#domain/privacy/leave.server.ts'
import { agreementTextSeenBy } from '#domain/program/agreement/agreement-queries.server.ts'
import { announceInProgram } from '#domain/program/announcement/announce-in-program.server.ts'
import { answerInvitation } from '#domain/program/invitation/answer-invitation.server.ts'
import { revokeInvitation } from '#domain/program/invitation/revoke-invitation.server.ts'
import { restoreLetter, revokeLetter } from '#domain/program/letter/revoke-letter.server.ts'
import { invitations } from '#domain/program/program-tables.server.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { mailNoticesOf } from '#worker/notices.ts'
import { apiPatterns } from '../access/call-patterns.ts'
import { pagePatterns } from '../access/page-patterns.ts'
import { takeStep } from '../support/account-status-scenario.ts'
import { companyOwner, hunter, operator } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { writeInForce } from '../support/new-version.ts'
import { invite, join, liveProgram, programTexts } from '../support/program-scenario.ts'
import { reportForm, send } from '../support/report-scenario.ts'
import { sessionOf, useSite } from '../support/site.ts'

useDatabase()
const site = useSite()
const currentPassword = 'Tetapkuatsekali9!'
const reason = 'Pengujian dilakukan di luar ruang lingkup.'

type Former = { who: Person; token: string | null; papers: { hash: string; id: string }[] }
const former: Record<string, Former> = {}
let owner: Person & { companyId: string }
let programId: string
let member: Former
let began: number

/** What was written after they went: policy, updates, assets. */
const news = {
  title: 'Program Kirana',
  summary: 'Kabar kirana: kami membuka satu aplikasi lagi.',
  descriptionMd: 'Sejak hari ini aplikasi kirana ikut diuji. Akun ujinya dibagikan pada halaman ini.',
  scope: [{ type: 'web', target: 'https://kirana-baru.test', note: 'Catatan kirana' }],
  outOfScope: ['Halaman kirana lama'],
  publicationRules: 'Aturan kirana: tunggu sembilan puluh hari sebelum bercerita.',
} as const

const announcement = {
  title: 'Pengumuman kirana',
  text: 'Pekan bonus kirana: imbalan dua kali lipat sampai Jumat.',
} as const

async function joined(): Promise<Former> {
  const who = await hunter()
  const agreement = await join(who, programId, owner)
  const { hash, id } = await send(who, programId, { target: 'https://app.lama.test' })
  return { who, token: await sessionOf(who), papers: [agreement, { hash, id }] }
}

async function uninvite({ who }: Former): Promise<void> {
  const [row] = await database()
    .select({ id: invitations.id })
    .from(invitations)
    .where(eq(invitations.bughunterId, who.accountId))
  await revokeInvitation(owner, programId, row!.id)
}

beforeAll(async () => {
  const team = await operator()
  owner = await companyOwner('Perusahaan Kanari')
  programId = await liveProgram(owner, team, {
    ...{ title: 'Program lama', visibility: 'private' },
    scope: [{ type: 'web', target: 'https://app.lama.test', note: '' }],
  })
  member = await joined()
  former.removed = await joined()
  await uninvite(former.removed)
  former.suspended = await joined()
  await takeStep(team, former.suspended.who)
  former.banned = await joined()
  await takeStep(team, former.banned.who, { step: 'end' })
  former.declined = await declined()
  former.uninvited = { who: await hunter(), token: null, papers: [] }
  await invite(owner, programId, former.uninvited.who)
  await uninvite(former.uninvited)
  former.uninvited.token = await sessionOf(former.uninvited.who)
  former.left = await joined()
  await goAway(former.left.who)
  began = (
    await database()
      .select({ seq: max(events.seq) })
      .from(events)
  )[0]!.seq!
  await writeInForce(owner, programId, { ...programTexts(news as never), visibility: 'private' }, 1)
  await announceInProgram(owner, programId, { key: newId(), ...announcement })
})

async function declined(): Promise<Former> {
  const who = await hunter()
  const link = await invite(owner, programId, who)
  await answerInvitation(who, link, { decision: 'decline', reason: undefined } as never)
  return { who, token: await sessionOf(who), papers: [{ hash: link.idHash, id: link.token }] }
}

async function goAway(who: Person): Promise<void> {
  const passwordHash = await hashPassword(currentPassword)
  await database().update(accounts).set({ passwordHash }).where(eq(accounts.id, who.accountId))
  await leave(who, { username: who.username, currentPassword })
}

async function read(address: string, as: string | null, form?: Record<string, string>) {
  const answer = await site.ask(address, { as, form })
  return { status: answer.status, seen: (await answer.text()) + JSON.stringify([...answer.headers]) }
}

/** Every page of the bughunters, and the public ones of a program, with what this person once had in hand. */
function pagesOf({ papers }: Former): string[] {
  return pagePatterns()
    .filter((pattern) => /^\/(?:bughunter|programs|leaderboard$|$)/.test(pattern))
    .flatMap((pattern) => {
      const one = pattern.replace(/:(?:fileId|slug|username)/, 'x').replace('?', '')
      if (!/:(?:hash|idHash)/.test(one)) return [one.replace(':id', programId)]
      return papers.map(({ hash, id }) =>
        one
          .replace(/:hash|:idHash/, hash)
          .replace(/:id|:token/, id)
          .replace(':status', 'accepted'),
      )
    })
    .flatMap((page) => [page, page === '/' ? '/_.data' : `${page}.data`])
    .concat(['kirana', 'Program%20lama'].flatMap((word) => [`/bughunter/programs?q=${word}`]))
    .concat('/bughunter/programs?tab=joined', '/bughunter/hacktivity?search=kirana')
}

/** Every reading call, with the same in hand. */
async function callsOf(papers: Former['papers']): Promise<string[]> {
  const reads = (await apiPatterns()).filter((one) => /^GET (?!.*\/logout$)/.test(one))
  const paths = reads.flatMap((pattern) => {
    const one = pattern.slice(4).replace(/:(?:fileId|slug|key)/, 'x')
    const given = /:(?:hash|idHash)/.test(one) ? papers : [{ hash: 'x', id: programId }]
    const own = papers.map(({ id }) => one.replace(/:\w*[iI]d/g, id))
    return given
      .map(({ hash, id }) =>
        one
          .replace(/:hash|:idHash/, hash)
          .replace(/:token/, id)
          .replace(/:\w+/g, id),
      )
      .concat(/:/.test(one) ? own.filter((path) => !path.includes(':')) : [])
  })
  return [...new Set(paths)]
}

const kinds = ['removed', 'suspended', 'banned', 'declined', 'uninvited', 'left']

// A naive version asks once whether a person joined, and goes on showing and mailing.
describe('PRG-03 a person who left a private program', () => {
  it('is compared with one who is in it, and who is shown the announcement everywhere', async () => {
    const { seen } = await read(`/bughunter/programs/detail/${programId}`, member.token)
    for (const word of [
      ...[news.title, 'kirana-baru.test', 'Akun ujinya', 'Halaman kirana lama'],
      ...[announcement.title, 'Pekan bonus kirana'],
    ])
      expect(seen).toContain(word)
    expect((await read('/bughunter/programs?tab=joined', member.token)).seen).toContain(news.title)
  })

  it.each(kinds)('%s: no page, list, search or payload shows later announcements', async (kind) => {
    const pages = pagesOf(former[kind]!)
    expect(pages.length).toBeGreaterThan(50)
    const disclosureText: string[] = []
    for (const page of pages) {
      const { status, seen } = await read(page, former[kind]!.token)
      expect([page, status < 500]).toEqual([page, true])
      // The word that was searched for comes back in its field.
      if (/kirana/i.test(/(?:q|search)=kirana/.test(page) ? seen.replaceAll('kirana', '') : seen))
        disclosureText.push(page)
    }
    expect(disclosureText).toEqual([])
  })

  // A page that is guarded beside a call that is not.
  it.each(kinds)('%s: no call of the API shows them either', async (kind) => {
    const { token, papers } = former[kind]!
    const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {}
    const ask = async (path: string) => {
      const answer = await site.ask(path, { headers })
      expect([path, answer.status < 500]).toEqual([path, true])
      return { path, ok: answer.ok, tells: /kirana/i.test(await answer.text()) }
    }
    const answers = []
    // One account may ask some dozens of things at once.
    const paths = await callsOf(papers)
    for (let at = 0; at < paths.length; at += 50)
      answers.push(...(await Promise.all(paths.slice(at, at + 50).map(ask))))
    expect(answers.filter(({ tells }) => tells)).toEqual([])
    const asked = answers.filter(({ ok }) => ok).length
    // The ended and the gone are no one any more; the others have calls of their own.
    expect(asked).toBeGreaterThan(['banned', 'left'].includes(kind) ? 1 : 15)
    const own = { headers: { Authorization: `Bearer ${member.token}` } }
    const seen = await (await site.ask(`/api/v1/programs/${programId}`, own)).text()
    expect(seen).toContain('kirana-baru.test')
  })

  it.each(kinds)('%s: the program responds as if it never existed', async (kind) => {
    const { token } = former[kind]!
    for (const page of [
      `/programs/${programId}`,
      `/bughunter/programs/detail/${programId}`,
      `/bughunter/programs/detail/${programId}/top-bughunter`,
      `/bughunter/programs/agreement/${programId}`,
      `/bughunter/programs/submit-report/${programId}`,
    ]) {
      const never = page.replace(programId, '01890000-0000-7000-8000-000000000000')
      const [here, there] = [await read(page, token), await read(never, token)]
      expect([page, here.status]).toEqual([page, there.status])
      expect([302, 404]).toContain(here.status)
    }
    expect((await read('/bughunter/programs?tab=joined', token)).seen).not.toContain(programId)
  })

  it.each(kinds)('%s: neither agrees nor reports any more', async (kind) => {
    const { token } = former[kind]!
    const { textHash } = (await agreementTextSeenBy(member.who, programId))!
    for (const [page, form] of [
      ['agreement', { intent: 'ask_code', textHash, accepted: 'yes' }],
      ['agreement', { intent: 'agree', textHash, accepted: 'yes', code: '123456' }],
      ['submit-report', { ...reportForm(), target: 'https://kirana-baru.test' }],
    ] as const) {
      const { status, seen } = await read(`/bughunter/programs/${page}/${programId}`, token, form)
      expect([page, [302, 403, 404].includes(status)]).toEqual([page, true])
      expect(seen).not.toMatch(/\/bughunter\/(?:hacktivity|programs\/agreement)\/[^/"]+\/[0-9a-f-]{36}/)
    }
  })

  it('gets no mail about it, not even a queued one', async () => {
    const agreementId = former.removed!.papers[0]!.id
    await revokeLetter(owner, programId, { agreementId, reason })
    await restoreLetter(owner, programId, { agreementId })
    const gone = new Set(kinds.map((kind) => former[kind]!.who.accountId))
    const told: string[] = []
    for (const event of await unsafeEventsAfter(began, 1_000))
      for (const { to, mail } of mailNoticesOf(event.type, event.facts))
        for (const { id } of await recipientsOf(database(), to, event)) if (gone.has(id)) told.push(mail)
    const announced = (await unsafeEventsAfter(began, 1_000)).find(
      ({ type }) => type === 'program.announced',
    )!
    expect((await recipientsOf(database(), 'announced', announced)).map(({ id }) => id)).toEqual([
      member.who.accountId,
    ])
    // The end of testing is notified, without a name; its resumption is not.
    expect(told).toEqual(['hunter_letter_revoked'])
    // Invited, and taken back before the mail went out.
    const early = (await unsafeEventsAfter(0, 1_000)).filter(({ type }) => type === 'program.invited')
    expect(early.length).toBeGreaterThan(kinds.length)
    for (const event of early) expect(await recipientsOf(database(), 'invited', event)).toEqual([])
  })
})
