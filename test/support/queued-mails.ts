import { after, minute, now } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { codes } from '#domain/account/account-tables.server.ts'
import { sendLink } from '#domain/account/link/send-link.server.ts'
import { database, transaction } from '#infra/database.ts'
import { seal } from '#infra/secrets.ts'
import { system, visitor } from './cast.ts'
import { recordAny } from './record-any.ts'

/** Queues links to as many addresses; they share their connections with all mails but codes. */
export async function links(count: number, name = 'orang'): Promise<string[]> {
  const addresses = Array.from({ length: count }, (_, i) => `${name}${count > 1 ? i : ''}@contoh.test`)
  await transaction(async (tx) => {
    for (const email of addresses)
      await sendLink(tx, system, { purpose: 'incident_ticket', subjectId: newId(), email, locale: 'id' })
  })
  return addresses
}

/** Queues a sign-up code, which goes before all other mails. @returns its address */
export async function aCode(target: string): Promise<string> {
  const id = newId()
  await database()
    .insert(codes)
    .values({
      ...{ id, target, targetKey: target, purpose: 'sign_up_bughunter', locale: 'id', createdAt: now() },
      ...{ expiresAt: after(now(), 10 * minute), codeHash: Buffer.alloc(32) },
      sealedCode: seal('code', Buffer.from('042137')),
    })
  await transaction((tx) => recordAny(tx, visitor, 'account.code_sent', id))
  return target
}
