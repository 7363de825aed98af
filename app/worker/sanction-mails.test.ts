import { after, day, now, travelTo } from '@cakrawala/calendar/clock'
import { expect, test } from 'vitest'
import { appealSanction } from '#domain/account/status/appeal-sanction.server.ts'
import { decideAppeal } from '#domain/account/status/decide-appeal.server.ts'
import { endSuspensions } from '#domain/account/status/end-suspensions.server.ts'
import { liftSanction } from '#domain/account/status/lift-sanction.server.ts'
import { unsafeEventsAfter } from '#domain/event/event-queries.server.ts'
import { recipientsOf } from '#domain/notification/recipients.server.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { takeStep } from '../../test/support/account-status-scenario.ts'
import { hunter, operator, system } from '../../test/support/cast.ts'
import { useDatabase } from '../../test/support/database.ts'
import { mailNoticesOf } from './notices.ts'
import { sendMail } from './send-mail.ts'

useDatabase()
const statement = 'Kamu meminta pembayaran <b>sebelum</b> menyebutkan letak celahnya.'

type Sent = { to: string; subject: string; text: string; html: string }

/** What the newest event sends to one person. */
async function newestMailTo(who: Person): Promise<Sent[]> {
  const event = (await unsafeEventsAfter(0, 10_000)).at(-1)!
  const sent: Sent[] = []
  const mailer = { send: async (mail: Sent) => void sent.push(mail), close: () => undefined }
  for (const [notice, { to }] of mailNoticesOf(event.type, event.facts).entries()) {
    const circle = await recipientsOf(database(), to, event)
    if (circle.some(({ id }) => id === who.accountId))
      await sendMail(mailer as never, { seq: event.seq, notice, to: who.accountId })
  }
  return sent
}

test('suspended and ended people are notified of their own account status, with the statement of operators', async () => {
  const [team, who] = [await operator(), await hunter()]
  await takeStep(team, who, { statement, reason: 'extortion', days: '30' })
  const [suspended] = await newestMailTo(who)
  expect(suspended!.subject).toBe('Akun ini ditangguhkan')
  expect(suspended!.text).toContain(statement)
  expect(suspended!.text).toContain('Alasan: Pemerasan.')
  expect(suspended!.text).toMatch(/ditangguhkan sampai \d+ \w+ \d{4}/)
  expect(suspended!.text).toContain('/bughunter/standing')
  expect(suspended!.html).not.toContain('<b>sebelum')

  await takeStep(team, who, { step: 'end', statement, reason: 'extortion' })
  const [ended] = await newestMailTo(who)
  expect(ended!.subject).toBe('Akun ini diakhiri')
  expect(ended!.text).toMatch(/menulis ke dukungan@/)
})

test('an appeal goes to the team, its decision to the person', async () => {
  const [team, other, who] = [await operator(), await operator(), await hunter()]
  const id = await takeStep(team, who)
  const text = 'Saya tidak pernah menulis kepada perusahaan mana pun di luar platform ini.'
  const appealId = await appealSanction({ ...who, suspended: true }, id, text)
  expect((await newestMailTo(other)).map(({ subject }) => subject)).toEqual(['Antrean: keberatan'])
  await decideAppeal(other, appealId, {
    decision: 'rejected',
    decisionText: 'Surelnya berasal dari alamatmu.',
  })
  const [decided] = await newestMailTo(who)
  expect(decided!.subject).toBe('Keberatan tidak diterima')
  expect(decided!.text).toContain('Surelnya berasal dari alamatmu.')
})

test('the end of a step is notified with its reason, or that its time is over', async () => {
  const [team, who, patient] = [await operator(), await hunter(), await hunter()]
  const id = await takeStep(team, who)
  await liftSanction(team, id, 'Perusahaan mencabut laporannya.')
  expect((await newestMailTo(who))[0]!.text).toContain('Perusahaan mencabut laporannya.')
  await takeStep(team, patient, { days: '7' })
  travelTo(after(now(), 8 * day))
  await endSuspensions(system)
  expect((await newestMailTo(patient))[0]!.text).toContain('Masa penangguhannya sudah berakhir.')
})
