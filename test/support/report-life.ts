import { newId } from '@cakrawala/ids/ids'
import type { Mail } from '@cakrawala/mail-sender/mail'
import { inArray } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import { type EventRow, unsafeEventsAfter } from '#domain/event/event-queries.server.ts'
import { recipientsOf } from '#domain/notification/recipients.server.ts'
import { agreePublication, requestPublication } from '#domain/publication/disclosure-steps.server.ts'
import { publishReport } from '#domain/publication/publish-report.server.ts'
import { answerInfo, askInfo, startFixing } from '#domain/report/spoken-moves.server.ts'
import { takeReport } from '#domain/report/take-report.server.ts'
import { answerDispute } from '#domain/reward/dispute/answer-dispute.server.ts'
import { answerRating } from '#domain/reward/dispute/answer-rating.server.ts'
import { decideDispute } from '#domain/reward/dispute/decide-dispute.server.ts'
import { giveReward } from '#domain/reward/give-reward.server.ts'
import { confirmPayout } from '#domain/reward/payout/settle-payout.server.ts'
import { takePayout } from '#domain/reward/payout/take-payout.server.ts'
import { rateReport } from '#domain/reward/rate-report.server.ts'
import { resolveReport } from '#domain/reward/resolve-report.server.ts'
import { askRetest } from '#domain/reward/retest/ask-retest.server.ts'
import { giveRetestVerdict } from '#domain/reward/retest/give-retest-verdict.server.ts'
import { validateReport } from '#domain/reward/validate-report.server.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import type { Locale } from '#kernel/locale.ts'
import { mailNoticesOf } from '#worker/notices.ts'
import { sendMail } from '#worker/send-mail.ts'
import { companyOwner, member, operator } from './cast.ts'
import { tellAgain } from './notices.ts'
import { ask, newReference, payee, payoutAccount, transferProof } from './payout-scenario.ts'
import { join, liveProgram, scopeTarget } from './program-scenario.ts'
import { send } from './report-scenario.ts'
import { fund, reportRow, triage, vectors } from './reward-scenario.ts'

/** What a report says, its questions and comments: no mail may repeat a word of it. */
export const lifeTexts = {
  title: 'KANARI saldo terbaca',
  target: scopeTarget,
  pocMd: '1. KANARI langkah pertama pada akun uji.\n2. Ganti nomornya.\n3. Riwayat orang lain tampil.',
  impactMd: 'KANARI dampak: riwayat transfer semua nasabah terbaca tanpa izin mereka.',
  recommendationMd: 'KANARI saran: periksa pemilik rekening di sisi server lebih dulu.',
}
export const lifeProgram = 'Nusa Bank Digital: aplikasi ponsel dan API mitra'
const body = 'KANARI kata-kata yang hanya boleh dibaca di halaman laporan ini.'

export type Life = { owner: Person; admin: Person; reporter: Person; team: Person; judge: Person; id: string }
/** `act`: which of the acts it came of. */
export type LifeMail = Mail & { kind: string; event: string; accountId: string; act: number }

/**
 * Plays a report from its submission to its publication and payout, in a program for invited people, and sends the mails of each
 * act at once, as the worker does. @returns every mail to the people of the life, in their order
 */
export async function playLife(locale: Locale = 'id'): Promise<{ life: Life; mails: LifeMail[] }> {
  const owner = await companyOwner()
  const [admin, reporter] = [await member(owner.companyId, 1), await payee()]
  const [team, judge] = [await operator(), await operator()]
  await fund(owner.companyId, 100_000_000n)
  const program = { title: lifeProgram, visibility: 'private', retestReward: '150000' } as const
  const programId = await liveProgram(owner, team, program)
  await join(reporter, programId, owner)
  const people = [owner, admin, reporter, team, judge].map(({ accountId }) => accountId)
  await database().update(accounts).set({ locale }).where(inArray(accounts.id, people))
  let read = (await unsafeEventsAfter(0, 100_000)).at(-1)!.seq
  const { id } = await send(reporter, programId, lifeTexts)
  const life = { owner, admin, reporter, team, judge, id }
  const mails: LifeMail[] = []
  const acts = [async () => undefined, ...actsOf(life), ...payoutActsOf(life)]
  for (const [act, play] of acts.entries()) {
    await play()
    const news = await unsafeEventsAfter(read, 1_000)
    for (const event of news) mails.push(...(await mailsOf(event, life, act)))
    read = news.at(-1)?.seq ?? read
  }
  return { life, mails }
}

function actsOf({ owner, reporter, team, judge, id }: Life): (() => Promise<unknown>)[] {
  const revised = async () => (await reportRow(id)).revision
  const lower = { level: 5, cvssVector: vectors.medium, reason: body } as const
  const decided = { level: 7, cvssVector: vectors.high, floor: 7_500_000n, body } as const
  const reward = { key: newId(), amount: 7_500_000n, otherReward: undefined, reason: body }
  return [
    () => takeReport(team, id),
    () => askInfo(team, id, { body }),
    () => answerInfo(reporter, id, { body }),
    () => validateReport(team, id, triage(vectors.high)),
    async () => rateReport(owner, id, { revision: await revised(), ...lower }),
    () => answerRating(reporter, id, { answer: 'disputed', body }),
    () => answerDispute(owner, id, { answer: 'stands', body }),
    async () => decideDispute(judge, id, { revision: await revised(), ...decided }),
    () => giveReward(owner, id, reward),
    () => startFixing(owner, id),
    () => askRetest(owner, id, { body }),
    () => giveRetestVerdict(owner, id, { verdict: 'fixed', body }),
    () => resolveReport(owner, id),
    () => requestPublication(reporter, id, { title: body, summary: body, body: `## KANARI\n\n${body}` }),
    () => agreePublication(owner, id, { wording: 1 }),
    () => publishReport(judge, id),
  ]
}

function payoutActsOf({ reporter, team, judge }: Life): (() => Promise<unknown>)[] {
  let payoutId: string
  return [
    () => payoutAccount(reporter),
    async () => {
      payoutId = await ask(reporter)
    },
    () => takePayout(team, { payoutId }),
    async () => confirmPayout(judge, { payoutId, reference: newReference() }, await transferProof(judge)),
  ]
}

/** What an event sends to the people of a life; the notices of their pages are written too. */
async function mailsOf(event: EventRow, people: Omit<Life, 'id'>, act: number): Promise<LifeMail[]> {
  const sent: LifeMail[] = []
  const { owner, admin, reporter, team, judge } = people
  const known = [owner, admin, reporter, team, judge].map(({ accountId }) => accountId)
  await tellAgain(event)
  for (const [notice, { to, mail, self }] of mailNoticesOf(event.type, event.facts).entries())
    for (const { id } of await recipientsOf(database(), to, event)) {
      if (!known.includes(id) || (id === event.actorId && !self)) continue
      const about = { kind: mail, event: event.type, accountId: id, act }
      const send = async (letter: Mail) => void sent.push({ ...letter, ...about })
      await sendMail({ send, close: () => undefined }, { seq: event.seq, notice, to: id })
    }
  return sent
}
