import { day, now } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { rateLimit } from '@cakrawala/pg-access/rate-limit'
import { and, eq, inArray } from 'drizzle-orm'
import { reauthenticate } from '#domain/account/factor/reauthenticate.server.ts'
import { haveSameContent } from '#domain/account/files/file-queries.server.ts'
import { removeFiles } from '#domain/account/files/remove-files.server.ts'
import { withUpload } from '#domain/account/files/with-upload.server.ts'
import { record } from '#domain/event/record.server.ts'
import { database, type Tx, transaction } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { refuseField, refuseUnless } from '#kernel/refusal.ts'
import { lockPayee, type PayeeFacts, payeeFacts } from '../lock-payee.server.ts'
import { lowersTax, openResidenceStates } from '../residence.ts'
import type { ResidenceInput } from './residence-input.ts'
import { mayAskResidence } from './residence-policy.ts'
import { taxResidences } from './residence-tables.server.ts'

/** Requests of one bughunter a day. */
const perBughunter = rateLimit('tax_residences', 3, day / 1_000)

type Asked = Pick<ResidenceInput, 'country' | 'since'>

/**
 * A verified bughunter asks for another tax residence, with its document; proved by password and second
 * factor, notified to their address (MON-06). The one in force holds until the team has decided. One request
 * waits at a time; the same form again is that one.
 * @throws Refusal as `reauthenticate`; forbidden; conflict (`factor_missing`, `residence_waiting`);
 *   step_missing `account_unverified`; invalid_input (`country`: residence_same; `document`: required, see
 *   `keepFile`); file_too_large; too_many_requests
 */
export async function askResidence(actor: Person, input: ResidenceInput): Promise<void> {
  refuseUnless(mayAskResidence(actor), 'forbidden')
  const { document, country, since, ...proof } = input
  refuseUnless((await reauthenticate(actor, proof)) !== null, 'conflict', 'factor_missing')
  refuseUnlessNew(await payeeFacts(database(), actor.accountId), country)
  await perBughunter.take(actor.accountId)
  await unsafeAskResidence(actor, { country, since }, document)
}

/** The same without asking who is there, nor how often: for seeded histories, never for endpoints. */
export async function unsafeAskResidence(actor: Person, asked: Asked, document: File): Promise<void> {
  const spare = await withUpload(actor, 'tax_residence', document, 'document', (fileId) =>
    transaction((tx) => insertResidence(tx, actor, asked, fileId ?? refuseField('document', 'required'))),
  )
  if (spare) await removeFiles([spare])
}

/** @returns the document, where the same request waits already and needs no second one */
async function insertResidence(tx: Tx, actor: Person, asked: Asked, fileId: string): Promise<string | null> {
  const { accountId } = actor
  const payee = await lockPayee(tx, accountId)
  refuseUnlessNew(payee, asked.country)
  if (await isWaiting(tx, accountId, asked, fileId)) return fileId
  const id = newId()
  const twoPeople = lowersTax(payee.residence, asked.country)
  await tx.insert(taxResidences).values({
    ...{ id, bughunterId: accountId, ...asked, documentFileId: fileId, state: 'waiting' },
    ...{ twoPeople, askedAt: now() },
  })
  await record(tx, actor, 'reward.tax_residence_asked', accountId, {
    ...{ bughunterId: accountId, residenceId: id, country: asked.country, since: asked.since, twoPeople },
  })
  return null
}

function refuseUnlessNew({ verified, residence }: PayeeFacts, country: string): void {
  refuseUnless(verified, 'step_missing', 'account_unverified')
  if (residence.country === country) refuseField('country', 'residence_same')
}

async function isWaiting(tx: Tx, bughunterId: string, asked: Asked, fileId: string): Promise<boolean> {
  const [row] = await tx
    .select()
    .from(taxResidences)
    .where(
      and(eq(taxResidences.bughunterId, bughunterId), inArray(taxResidences.state, [...openResidenceStates])),
    )
  if (!row) return false
  const same =
    row.country === asked.country &&
    row.since === asked.since &&
    (await haveSameContent(tx, row.documentFileId, fileId))
  refuseUnless(same, 'conflict', 'residence_waiting')
  return true
}
