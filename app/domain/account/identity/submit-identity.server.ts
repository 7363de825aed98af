import { now } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { type Nik, parseNik } from '@cakrawala/personal-data/nik'
import { and, eq, ne } from 'drizzle-orm'
import { bughunters, identityCases, identityDocuments } from '#domain/account/account-tables.server.ts'
import { storeFile } from '#domain/account/files/keep-file.server.ts'
import { removeFiles } from '#domain/account/files/remove-files.server.ts'
import { record } from '#domain/event/record.server.ts'
import { type Tx, transaction } from '#infra/database.ts'
import { keyedHash } from '#infra/secrets.ts'
import { type Actor, isBughunter, type Person } from '#kernel/actor.ts'
import { found, refuse, refuseField, refuseUnless } from '#kernel/refusal.ts'
import { type IdentityImage, mostTries, submissionBlock } from '../identity.ts'
import { nikWarnings } from './nik.ts'
import type { SubmitIdentityInput } from './verification-input.ts'
import { type OwnVerificationView, ownVerification, verificationOf } from './verification-queries.server.ts'

type StoredDocument = { kind: IdentityImage; fileId: string }

/**
 * Hands in two identity documents and a selfie for review. The NIK itself is not stored, only its keyed hash
 * and end.
 * @throws Refusal not_found, forbidden (suspended), step_missing and conflict (see `submissionBlock`),
 *   invalid_input
 */
export async function submitIdentity(
  actor: Actor,
  input: Omit<SubmitIdentityInput, 'consent'>,
): Promise<void> {
  const person = found(isBughunter(actor) ? actor : null)
  refuseUnless(!person.suspended, 'forbidden')
  refuseIfBlocked(await ownVerification(person))
  const nik = parseNik(input.nik) ?? refuseField('nik', 'nik_invalid')
  // One after the other: each is redrawn in full, and memory is shared with everyone.
  const documents: StoredDocument[] = []
  try {
    for (const [kind, file, field] of [
      [input.firstKind, input.firstFile, 'firstFile'],
      [input.secondKind, input.secondFile, 'secondFile'],
      ['selfie', input.selfie, 'selfie'],
    ] as const) {
      documents.push({ kind, ...(await storeFile(person, 'identity', file, field)) })
    }
    await transaction((tx) => openCase(tx, person, nik, documents))
  } catch (error) {
    await removeFiles(documents.map(({ fileId }) => fileId))
    throw error
  }
}

/** One hash for a NIK on this site; useless elsewhere. */
export function nikHash(nik: string): Buffer {
  return keyedHash('nik', nik)
}

async function openCase(tx: Tx, person: Person, nik: Nik, documents: StoredDocument[]): Promise<void> {
  const { accountId } = person
  const [row] = await tx.select().from(bughunters).where(eq(bughunters.accountId, accountId)).for('update')
  const facts = await verificationOf(tx, accountId)
  refuseIfBlocked(facts)
  await refuseTakenNik(tx, accountId, nik)
  const caseId = newId()
  await tx.insert(identityCases).values({
    id: caseId,
    accountId,
    submittedAt: now(),
    nikHash: nikHash(nik.nik),
    nikLast4: nik.nik.slice(-4),
    warnings: nikWarnings(nik, found(row).birthDate ?? '', now()),
  })
  await tx.insert(identityDocuments).values(documents.map((document) => ({ caseId, ...document })))
  const tries = facts.tries >= mostTries ? 1 : facts.tries + 1
  await tx
    .update(bughunters)
    .set({ identityStatus: 0, identitySubmittedAt: now(), identityTries: tries })
    .where(eq(bughunters.accountId, accountId))
  await record(tx, person, 'account.identity_submitted', accountId, { caseId })
}

function refuseIfBlocked(facts: OwnVerificationView): void {
  const block = submissionBlock(facts, now())
  if (block) refuse(block.endsWith('_missing') ? 'step_missing' : 'conflict', block)
}

/** Only verified people hold a NIK: another person who types it first does not lock its owner out. */
async function refuseTakenNik(tx: Tx, accountId: string, { nik }: Nik): Promise<void> {
  const [taken] = await tx
    .select({ accountId: bughunters.accountId })
    .from(bughunters)
    .where(and(eq(bughunters.nikHash, nikHash(nik)), ne(bughunters.accountId, accountId)))
  if (taken) refuseField('nik', 'nik_taken')
}
