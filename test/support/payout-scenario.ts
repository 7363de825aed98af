import { after, day, now } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { eq } from 'drizzle-orm'
import { bughunters, files } from '#domain/account/account-tables.server.ts'
import { answerRating } from '#domain/reward/dispute/answer-rating.server.ts'
import { giveReward } from '#domain/reward/give-reward.server.ts'
import { usableFrom } from '#domain/reward/payout/payout-account.ts'
import { sealedNumber } from '#domain/reward/payout/payout-account-queries.server.ts'
import { payoutOfferSeenBy } from '#domain/reward/payout/payout-queries.server.ts'
import { requestPayout } from '#domain/reward/payout/request-payout.server.ts'
import { takePayout } from '#domain/reward/payout/take-payout.server.ts'
import { payoutAccounts } from '#domain/reward/payout-tables.server.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { companyOwner, hunter, operator } from './cast.ts'
import { fund, liveProgram, ratedReport, vectors } from './reward-scenario.ts'

/** A number no one else of a test names, unless given. */
const someNumber = () => String(1_000_000_000 + Math.floor(Math.random() * 8_000_000_000))

/** A verified bughunter whose NIK is known. */
export async function payee(name?: string): Promise<Person> {
  const person = await hunter(name === undefined ? {} : { name })
  await database()
    .update(bughunters)
    .set({ nikHash: Buffer.from(newId()), nikLast4: '0001' })
    .where(eq(bughunters.accountId, person.accountId))
  return person
}

/** A payout account put straight into the table, usable since yesterday unless said otherwise. @returns its id */
export async function payoutAccount(
  person: Person,
  more: Partial<typeof payoutAccounts.$inferInsert> & { number?: string } = {},
): Promise<string> {
  const { number = someNumber(), ...columns } = more
  const id = newId()
  const namedAt = after(now(), -2 * day)
  await database()
    .insert(payoutAccounts)
    .values({
      ...{ id, bughunterId: person.accountId, kind: 'bank', provider: '014', holder: 'Elang Jawa' },
      ...sealedNumber('014', number),
      ...{ numberMasked: `••••${number.slice(-4)}`, verifiedName: 'Elang Jawa', state: 'matched' },
      ...{ namedAt, usableFrom: usableFrom(namedAt) },
      ...columns,
    })
  return id
}

/** Gives a person a reward of this many rupiah, to be paid out. @returns the report's id */
export async function owe(person: Person, amount: bigint): Promise<string> {
  const owner = await companyOwner()
  await fund(owner.companyId, amount * 2n + 200_000_000n)
  const id = await ratedReport(owner, await liveProgram(owner), person, {
    vector: vectors.critical,
    level: 12,
  })
  const reason = 'Jumlah ini disepakati karena dampaknya berbeda dari biasanya.'
  const outcome = await giveReward(owner, id, { key: newId(), amount, otherReward: undefined, reason })
  if (outcome === 'offered') await answerRating(person, id, { answer: 'accepted', body: '' })
  return id
}

/** Asks for all that is owed, as the page shows it. @returns the payout's id */
export async function ask(person: Person, key: string = newId()): Promise<string> {
  const { gross, net } = await payoutOfferSeenBy(person)
  return requestPayout(person, { key, gross, net })
}

/** A payout that an operator has taken. */
export async function takenPayout(
  amount: bigint,
): Promise<{ person: Person; taker: Person; payoutId: string }> {
  const [person, taker] = [await payee(), await operator()]
  await payoutAccount(person)
  await owe(person, amount)
  const payoutId = await ask(person)
  await takePayout(taker, { payoutId })
  return { person, taker, payoutId }
}

/** A number of a transfer that no other one has. */
export const newReference = () => `TRF-${newId()}`

/** A PDF document that shows a transfer, uploaded by an operator. @returns the file's id */
export function transferProof(person: Person): Promise<string> {
  return proofFile(person, 'payout_proof')
}

/** The same of a company's owner, for a top-up. `content`: files of one number are the same bytes. */
export function topUpProof(person: Person, content = 0): Promise<string> {
  return proofFile(person, 'top_up_proof', content)
}

async function proofFile(
  { accountId: ownerId }: Person,
  purpose: 'payout_proof' | 'top_up_proof',
  content = 0,
): Promise<string> {
  const id = newId()
  await database()
    .insert(files)
    .values({
      ...{ id, ownerId, purpose, name: 'bukti.pdf', size: 10 },
      ...{ mediaType: 'application/pdf', sha256: Buffer.alloc(32, content), storageKey: id, state: 'clean' },
      createdAt: now(),
    })
  return id
}
