import { now } from '@cakrawala/calendar/clock'
import { eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import type { ProofIfDue } from '#domain/account/factor/factor-input.ts'
import { newSecret } from '#domain/account/factor/totp.ts'
import { authenticators } from '#domain/account/tables/factor-tables.server.ts'
import { database } from '#infra/database.ts'
import { seal } from '#infra/secrets.ts'
import type { Person } from '#kernel/actor.ts'
import { demoPassword } from './cast.ts'

/**
 * Lets a person of the seed show a second factor for one act; afterwards the demo signs in with the password alone again.
 */
export async function showingFactor<T>(
  { accountId }: Person,
  act: (proof: ProofIfDue) => Promise<T>,
): Promise<T> {
  const secret = Buffer.from(newSecret())
  const sealedSecret = seal('authenticator', secret)
  await database().insert(authenticators).values({ accountId, sealedSecret, lastStep: 0, createdAt: now() })
  const app = new TOTP({ secret: new Secret({ buffer: Uint8Array.from(secret).buffer }) })
  try {
    return await act({
      currentPassword: demoPassword,
      factorCode: app.generate({ timestamp: now().getTime() }),
    })
  } finally {
    await database().delete(authenticators).where(eq(authenticators.accountId, accountId))
  }
}
