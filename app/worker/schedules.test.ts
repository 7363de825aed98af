import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, day, minute, now, travelTo } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { codes, files, identityCases, identityDocuments } from '#domain/account/account-tables.server.ts'
import { issuePreAuthToken } from '#domain/account/factor/pre-auth-token.server.ts'
import { links } from '#domain/account/link/link-tables.server.ts'
import { sendLink } from '#domain/account/link/send-link.server.ts'
import { sendSignUpCode } from '#domain/account/sign-up/send-sign-up-code.server.ts'
import { preAuthTokens } from '#domain/account/tables/factor-tables.server.ts'
import { database, transaction } from '#infra/database.ts'
import { getBytes, putBytes } from '#infra/files.ts'
import { hunter, operator, system } from '../../test/support/cast.ts'
import { useDatabase } from '../../test/support/database.ts'
import { duties } from './schedules.ts'

const dir = mkdtempSync(path.join(tmpdir(), 'scanner-'))
process.env.CLAMAV_SOCKET = path.join(dir, 'clamd.sock')
afterAll(() => rmSync(dir, { recursive: true, force: true }))

useDatabase()

test('identity images of decisions ninety days old are deleted by a nightly job', async () => {
  const person = await hunter()
  const reviewer = await operator()
  const [old, recent] = [await aFile(person.accountId), await aFile(person.accountId)]
  await decided(person.accountId, reviewer.accountId, old, after(now(), -91 * day))
  await decided(person.accountId, reviewer.accountId, recent, after(now(), -89 * day))
  await run('forget-identity-images')
  expect([await stateOf(old.id), await stateOf(recent.id)]).toEqual(['removed', 'clean'])
  await expect(getBytes(old.storageKey)).rejects.toThrow()
})

test('PDP-04 codes, links and tokens are deleted a day after they expire, with the address they were sent to', async () => {
  const person = await hunter()
  const [email, later] = ['pernah@contoh.test', 'baru@contoh.test']
  travelTo(after(now(), -day - minute))
  await sendSignUpCode(system, 'bughunter', email, 'id')
  await transaction(async (tx) => {
    // The link of a phone hangs on the reset alone: nothing leads from the account to it.
    const phone = { subjectId: newId(), email: '+6281234567890', locale: 'id' } as const
    await sendLink(tx, system, { purpose: 'factor_reset', ...phone })
    await sendLink(tx, system, { purpose: 'leaving_cancel', ...phone })
    await issuePreAuthToken(tx, person.accountId, { address: '192.0.2.1', device: 'x' })
  })
  travelTo(after(now(), 31 * minute))
  await sendSignUpCode(system, 'bughunter', later, 'id')
  await run('forget-expired')
  const kept = async () => [
    (await database().select().from(codes)).map(({ target }) => target),
    (await database().select().from(links)).map(({ purpose }) => purpose),
    await database().$count(preAuthTokens),
  ]
  // Made not quite a day ago: their limits count still.
  expect(await kept()).toEqual([[email, later], ['factor_reset', 'leaving_cancel'], 1])
  travelTo(after(now(), day - 20 * minute))
  await run('forget-expired')
  expect(await kept()).toEqual([[later], ['factor_reset', 'leaving_cancel'], 0])
  travelTo(after(now(), 30 * minute))
  await run('forget-expired')
  expect(await kept()).toEqual([[], ['leaving_cancel'], 0])
})

test('files wait for the scanner, and leave quarantine by its result', async () => {
  const { accountId } = await hunter()
  const [harmless, virus] = [
    await aFile(accountId, 'quarantine'),
    await aFile(accountId, 'quarantine', 'EICAR'),
  ]
  await run('release-quarantined')
  expect([await stateOf(harmless.id), await stateOf(virus.id)]).toEqual(['quarantine', 'quarantine'])
  const scanner = await aScanner()
  await run('release-quarantined')
  scanner.close()
  expect([await stateOf(harmless.id), await stateOf(virus.id)]).toEqual(['clean', 'removed'])
})

function run(name: string): Promise<unknown> {
  return duties[name]!.work({ kind: 'system', job: name })
}

type Kept = { id: string; storageKey: string }

async function aFile(
  ownerId: string,
  state: 'clean' | 'quarantine' = 'clean',
  words = 'gambar',
): Promise<Kept> {
  const bytes = Buffer.from(words)
  const storageKey = await putBytes('identity', bytes, { sealed: true })
  const id = newId()
  await database()
    .insert(files)
    .values({
      ...{ id, ownerId, purpose: 'identity', name: 'ktp.jpg', mediaType: 'image/jpeg', size: bytes.length },
      ...{ sha256: Buffer.alloc(32), storageKey, state, createdAt: now() },
    })
  return { id, storageKey }
}

async function decided(accountId: string, by: string, file: Kept, decidedAt: Date): Promise<void> {
  const id = newId()
  await database()
    .insert(identityCases)
    .values({
      ...{ id, accountId, submittedAt: decidedAt, nikHash: Buffer.alloc(32), nikLast4: '0001' },
      ...{ reviewerId: by, takenAt: decidedAt, decision: 'verified', decidedBy: by, decidedAt },
    })
  await database().insert(identityDocuments).values({ caseId: id, kind: 'ktp', fileId: file.id })
}

async function stateOf(id: string): Promise<string | undefined> {
  const [row] = await database().select({ state: files.state }).from(files).where(eq(files.id, id))
  return row?.state
}

/** Speaks as clamd does: one answer once the empty piece has come. */
function aScanner() {
  const server = createServer((socket) => {
    let heard = Buffer.alloc(0)
    socket.on('data', (data) => {
      heard = Buffer.concat([heard, data])
      if (!heard.subarray(-4).equals(Buffer.alloc(4))) return
      socket.end(heard.includes('EICAR') ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0')
    })
  })
  return new Promise<typeof server>((go) => server.listen(process.env.CLAMAV_SOCKET, () => go(server)))
}
