import type { Readable } from 'node:stream'
import type { Proof } from '#domain/account/factor/proof-input.ts'
import { proveAgain } from '#domain/account/factor/prove-again.server.ts'
import { record } from '#domain/event/record.server.ts'
import { database, transaction } from '#infra/database.ts'
import { rateLimit } from '#infra/rate-limit.ts'
import type { Actor, Person } from '#kernel/actor.ts'
import { found, Refusal } from '#kernel/refusal.ts'
import { collectOwnData, type OwnData } from './collect-own-data.server.ts'
import { zipOwnData } from './data-copy-zip.server.ts'
import { mayTakeOwnData } from './leaving-policy.ts'

const aDay = rateLimit('data_copy', 3, 24 * 60 * 60)
const mostAtWork = 2
let atWork = 0

/**
 * A copy of everything the house keeps about the actor, as a ZIP that is made while it is read: `data.json`, the own
 * files, and `README.txt` with the text given. The reader must read it to its end or destroy it.
 * @throws Refusal invalid_input (the proof), too_many_requests (3 a day), unavailable (2 at work already)
 */
export async function exportOwnData(
  actor: Actor,
  proof: Proof,
  readme: string,
): Promise<{ name: string; zip: Readable }> {
  const person = found(mayTakeOwnData(actor) ? actor : null)
  await proveAgain(person, proof)
  if (atWork >= mostAtWork) throw new Refusal('unavailable', { retryAfterSeconds: 30 })
  atWork++
  try {
    await aDay.take(person.accountId)
    const data = await read(person)
    await transaction((tx) => record(tx, person, 'privacy.data_exported', person.accountId))
    const zip = zipOwnData(data, readme)
    zip.once('close', () => atWork--)
    return { name: `${person.username}-data.zip`, zip }
  } catch (error) {
    atWork--
    throw error
  }
}

/** One moment of the database: nothing is told twice or half. */
function read(person: Person): Promise<OwnData> {
  return database().transaction((tx) => collectOwnData(tx, person), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  })
}
