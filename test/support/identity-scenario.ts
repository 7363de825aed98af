import { now } from '@cakrawala/calendar/clock'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { bughunters, identityCases } from '#domain/account/account-tables.server.ts'
import { takeIdentityCase, verifyIdentity } from '#domain/account/identity/review-identity.server.ts'
import { submitIdentity } from '#domain/account/identity/submit-identity.server.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { found } from '#kernel/refusal.ts'
import { hunter } from './cast.ts'

let turn = 0

/** A bughunter called Sukarno whose documents came in and were verified by this reviewer. */
export async function verifiedBy(reviewer: Person): Promise<{ person: Person; caseId: string }> {
  const taken = await takenBy(reviewer)
  await verifyIdentity(reviewer, taken.caseId)
  return taken
}

/** The same, while this reviewer has the case in hand. */
export async function takenBy(reviewer: Person): Promise<{ person: Person; caseId: string }> {
  const person = await hunter({ verified: false, nda: true })
  await database()
    .update(bughunters)
    .set({ fullName: 'Sukarno', birthDate: '1995-08-15', city: 'Blitar', phoneVerifiedAt: now() })
    .where(eq(bughunters.accountId, person.accountId))
  const nik = `327301150895${String(++turn).padStart(4, '0')}`
  const [firstFile, secondFile, selfie] = [await photo(), await photo(), await photo()]
  await submitIdentity(person, {
    ...{ nik, firstKind: 'ktp', secondKind: 'sim', firstFile, secondFile, selfie },
  })
  const its = eq(identityCases.accountId, person.accountId)
  const [row] = await database().select().from(identityCases).where(its)
  const caseId = found(row).id
  await takeIdentityCase(reviewer, caseId)
  return { person, caseId }
}

async function photo(): Promise<File> {
  const grey = { width: 20, height: 20, channels: 3, background: '#888' } as const
  const bytes = await sharp({ create: grey }).jpeg().toBuffer()
  return new File([new Uint8Array(bytes)], 'ktp.jpg', { type: 'image/jpeg' })
}
