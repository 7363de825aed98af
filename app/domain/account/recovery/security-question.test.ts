import { day } from '@cakrawala/calendar/clock'
import { and, eq, like } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { rateLimits } from '#domain/account/account-tables.server.ts'
import { issuePreAuthToken } from '#domain/account/factor/pre-auth-token.server.ts'
import { openSession } from '#domain/account/session/begin-session.server.ts'
import { events } from '#domain/event/event-tables.server.ts'
import { database, transaction } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { companyOwner, hunter, operator } from '../../../../test/support/cast.ts'
import { useDatabase } from '../../../../test/support/database.ts'
import { proof, withPassword } from '../../../../test/support/members.ts'
import { factorResets, recoveryReviews, securityQuestions } from '../tables/recovery-tables.server.ts'
import { answerSecurityQuestion } from './answer-security-question.server.ts'
import { decideRecovery } from './decide-recovery.server.ts'
import { recoveryDecisionInput, securityQuestionInput } from './recovery-input.ts'
import { recoveryReviewsSeenBy } from './recovery-reviews.server.ts'
import { holdsKnownWord, normalAnswer } from './security-question.ts'
import { ownSecurityQuestion, setSecurityQuestion } from './set-security-question.server.ts'

const from = { address: '192.0.2.77', device: 'Firefox' }
const reason = 'Jawaban dan jaringan sesuai dengan riwayat akun ini.'

describe('an answer', () => {
  it('has one form for all its spellings', () => {
    expect(normalAnswer('  Sepatu\u00a0 BIRU  ｔｕａ ')).toBe('sepatu biru tua')
    const typed = { question: 'dream', currentPassword: 'x', answer: ' Ab ' }
    expect(securityQuestionInput.safeParse(typed).error?.issues[0]).toMatchObject({ message: 'too_short' })
    expect(securityQuestionInput.safeParse({ ...typed, answer: 'x'.repeat(101) }).success).toBe(false)
  })

  it('contains no known word about its owner', () => {
    const known = ['elang', 'Rajawali.Sakti', 'Nusa Bank', undefined, 'ab']
    expect(holdsKnownWord('si elang tua', known)).toBe(true)
    expect(holdsKnownWord('e l a n g', known)).toBe(true)
    expect(holdsKnownWord('nusabank', known)).toBe(true)
    expect(holdsKnownWord('sepatu biru', known)).toBe(false)
  })
})

describe('the security question', () => {
  useDatabase()

  it('is set with a proof, replaced with a proof, and never shows its answer', async () => {
    const person = await withPassword(await hunter())
    const set = (answer: string, more = proof) =>
      setSecurityQuestion(person, { question: 'dream', answer, ...more })
    await expect(set('sepatu biru', { currentPassword: 'salah' })).rejects.toMatchObject({
      fields: { currentPassword: [{ key: 'password_wrong' }] },
    })
    await expect(set(`dunia ${person.username}`)).rejects.toMatchObject({
      fields: { answer: [{ key: 'answer_known' }] },
    })
    await expect(set('tim cakrawala')).rejects.toMatchObject({
      fields: { answer: [{ key: 'answer_known' }] },
    })
    await set('sepatu biru')
    expect(await ownSecurityQuestion(person)).toEqual({ question: 'dream', setAt: expect.any(Date) })
    const row = await questionRow(person)
    expect(row.answerHash).toMatch(/^\$argon2id\$/)
    await setSecurityQuestion(person, { question: 'saying', answer: 'pelan tapi pasti', ...proof })
    expect(await questionRow(person)).toMatchObject({ question: 'saying' })
    await expect(
      setSecurityQuestion(await withPassword(await operator()), {
        question: 'dream',
        answer: 'x y z',
        ...proof,
      }),
    ).rejects.toMatchObject({ code: 'forbidden' })
  })

  it('AUT-15 checks at most thirty answers in 15 minutes, so that hashing capacity stays free for others', async () => {
    const person = await withQuestion(await hunter())
    const answers = await Promise.allSettled(Array.from({ length: 33 }, () => answer(person, 'salah semua')))
    const refused = answers.flatMap((one) => (one.status === 'rejected' ? one.reason.code : []))
    expect(refused).toEqual(['too_many_requests', 'too_many_requests', 'too_many_requests'])
  })

  it('AUT-19 opens one review by the right answer, at most five tries, also at once, until it is set anew', async () => {
    const person = await withQuestion(await hunter())
    await Promise.all(Array.from({ length: 20 }, () => answer(person, 'salah semua')))
    expect(await refusedAnswersOf(person)).toBe(5)
    await answer(person, 'sepatu biru')
    expect(await reviewsOf(person)).toHaveLength(0)
    await setSecurityQuestion(person, { question: 'dream', answer: 'sepatu biru', ...proof })
    await Promise.all([answer(person, 'SEPATU  biru'), answer(person, 'sepatu biru')])
    expect(await reviewsOf(person)).toHaveLength(1)
  })
})

// Spent for ever and in silence, five wrong answers of whoever knows the password kill the owner's way back.
describe('wrong answers of others', () => {
  useDatabase()
  const home = { address: '203.0.113.9', device: 'Firefox' }

  it('are told to the owner, and leave the networks of the owner their own tries', async () => {
    const person = await withQuestion(await hunter())
    await transaction((tx) => openSession(tx, person.accountId, home, null))
    for (let turn = 0; turn < 6; turn++) await answer(person, 'salah semua')
    await answer(person, 'sepatu biru')
    expect(await reviewsOf(person)).toHaveLength(0)
    expect(await refusedAnswersOf(person)).toBe(5)
    await answer(person, 'sepatu biru', home)
    expect(await reviewsOf(person)).toHaveLength(1)
  })

  it('are forgotten after a week', async () => {
    const person = await withQuestion(await hunter())
    for (let turn = 0; turn < 5; turn++) await answer(person, 'salah semua')
    const counted = like(rateLimits.key, 'security_answer_wrong:%')
    const [row] = await database().select().from(rateLimits).where(counted)
    expect(row!.expire! - Date.now()).toBeLessThanOrEqual(7 * day)
    await database()
      .update(rateLimits)
      .set({ expire: Date.now() - 1 })
      .where(counted)
    await answer(person, 'sepatu biru')
    expect(await reviewsOf(person)).toHaveLength(1)
  })
})

describe('a review', () => {
  useDatabase()

  it('is seen and decided by the team only, once, with a reason, never by its own owner', async () => {
    const [person, team] = [await withQuestion(await hunter()), await withPassword(await operator())]
    await answer(person, 'sepatu biru')
    await expect(recoveryReviewsSeenBy(person)).rejects.toMatchObject({ code: 'not_found' })
    const [review] = (await recoveryReviewsSeenBy(team)).rows.filter(
      (one) => one.username === person.username,
    )
    expect(review).toMatchObject({ role: 'bughunter', address: from.address, knownNetwork: false })
    const decide = (actor: Person, decision: 'granted' | 'refused') =>
      decideRecovery(actor, { reviewId: review!.id, decision, reason, ...proof })
    await expect(decide(person, 'granted')).rejects.toMatchObject({ code: 'not_found' })
    const answers = await Promise.allSettled([decide(team, 'granted'), decide(team, 'refused')])
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const short = { reviewId: review!.id, decision: 'granted', reason: 'terlalu pendek', ...proof }
    expect(recoveryDecisionInput.safeParse(short).success).toBe(false)
    expect((await recoveryReviewsSeenBy(team)).rows.some((one) => one.id === review!.id)).toBe(false)
  })

  it('granted opens a reset that is held for a day, for whatever role; refused changes nothing', async () => {
    const team = await withPassword(await operator())
    const outcomes = []
    for (const [person, decision] of [
      [await withQuestion(await hunter()), 'granted'],
      [await withQuestion(await companyOwner()), 'granted'],
      [await withQuestion(await hunter()), 'refused'],
    ] as const) {
      await answer(person, 'sepatu biru')
      const [review] = await reviewsOf(person)
      await decideRecovery(team, { reviewId: review!.id, decision, reason, ...proof })
      const [reset] = await database()
        .select()
        .from(factorResets)
        .where(eq(factorResets.accountId, person.accountId))
      outcomes.push(reset ? [reset.way, reset.doneAt !== null] : null)
    }
    expect(outcomes).toEqual([['review', false], ['review', false], null])
  })
})

async function withQuestion<P extends Person>(person: P): Promise<P> {
  await withPassword(person)
  await setSecurityQuestion(person, { question: 'dream', answer: 'sepatu biru', ...proof })
  return person
}

async function answer({ accountId }: Person, text: string, at = from): Promise<void> {
  const { ticket } = await transaction((tx) => issuePreAuthToken(tx, accountId, at))
  return answerSecurityQuestion({ kind: 'visitor', address: at.address }, ticket, normalAnswer(text), at)
}

async function refusedAnswersOf({ accountId }: Person): Promise<number> {
  const refused = eq(events.type, 'account.security_answer_refused')
  return database().$count(events, and(refused, eq(events.subjectId, accountId)))
}

async function questionRow({ accountId }: Person) {
  const rows = await database()
    .select()
    .from(securityQuestions)
    .where(eq(securityQuestions.accountId, accountId))
  return rows[0]!
}

async function reviewsOf({ accountId }: Person) {
  return database().select().from(recoveryReviews).where(eq(recoveryReviews.accountId, accountId))
}
