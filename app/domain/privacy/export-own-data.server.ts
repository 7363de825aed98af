import type { Readable } from 'node:stream'
import { FairQueue } from '@cakrawala/fair-queue/fair-queue'
import { requestScope } from '@cakrawala/fair-queue/request-scope'
import type { Proof } from '#domain/account/factor/proof-input.ts'
import { reauthenticate } from '#domain/account/factor/reauthenticate.server.ts'
import { record } from '#domain/event/record.server.ts'
import { transaction } from '#infra/database.ts'
import { inExportTurn } from '#infra/export-turns.ts'
import { rateLimit } from '#infra/rate-limit.ts'
import type { Actor, Person } from '#kernel/actor.ts'
import { found } from '#kernel/refusal.ts'
import { collectOwnData, type OwnData } from './collect-own-data.server.ts'
import { zipOwnData } from './data-copy-zip.server.ts'
import { mayTakeOwnData } from './leaving-policy.ts'

const aDay = rateLimit('data_copy', 3, 24 * 60 * 60)
/** Copies that are made or read at one time. Each has a file in memory, for as long as its reader takes. */
const open = new FairQueue({ atOnce: 6, atOnceOfOne: 1, mostWaiting: 0 })

/**
 * A copy of everything the platform stores about the actor, as a ZIP that is made while it is read:
 * `data.json`, the own files, and `README.txt` with the text given. The reader must read it to its end or
 * destroy it; it ends when the client is gone.
 * @throws Refusal invalid_input (the proof), too_many_requests (3 a day), unavailable (an open copy already,
 *   or too many of others)
 */
export async function exportOwnData(
  actor: Actor,
  proof: Proof,
  readme: string,
): Promise<{ name: string; zip: Readable }> {
  const person = found(mayTakeOwnData(actor) ? actor : null)
  await reauthenticate(person, proof)
  const close = await open.acquire({ owner: person.accountId })
  try {
    const data = await inExportTurn(() => collect(person))
    const zip = zipOwnData(data, readme)
    zip.once('close', close)
    endWithClient(zip)
    return { name: `${person.username}-data.zip`, zip }
  } catch (error) {
    close()
    throw error
  }
}

async function collect(person: Person): Promise<OwnData> {
  await aDay.take(person.accountId)
  const data = await read(person)
  await transaction((tx) => record(tx, person, 'privacy.data_exported', person.accountId))
  return data
}

/** A client that goes before its answer begins never reads the copy. */
function endWithClient(zip: Readable): void {
  const signal = requestScope()?.signal
  const end = () => zip.destroy()
  if (signal?.aborted) end()
  signal?.addEventListener('abort', end, { once: true })
}

/** One moment of the database: nothing is exported twice or in part. */
function read(person: Person): Promise<OwnData> {
  return transaction((tx) => collectOwnData(tx, person), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  })
}
