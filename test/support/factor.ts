import { after, now, second } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { hashPassword } from '@cakrawala/secrets/password'
import { hash } from '@node-rs/argon2'
import { eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { accounts } from '#domain/account/account-tables.server.ts'
import { replaceRecoveryCodes } from '#domain/account/factor/recovery-codes.server.ts'
import { authenticators, passkeys } from '#domain/account/tables/factor-tables.server.ts'
import { database, transaction } from '#infra/database.ts'
import { seal } from '#infra/secrets.ts'
import type { Person } from '#kernel/actor.ts'

export const ownPassword = 'Elang-Jawa#2026'
let stored: Promise<string> | undefined

/** Gives a person of the cast a password that signs in: `ownPassword`. */
export async function withPassword<P extends Person>(person: P): Promise<P> {
  stored ??= hashPassword(ownPassword)
  await database()
    .update(accounts)
    .set({ passwordHash: await stored })
    .where(eq(accounts.id, person.accountId))
  return person
}

export type Enrolled = { secret: Buffer; recoveryCodes: string[] }

/** Switches the authenticator of an account on, with ten recovery codes, straight in the tables. No step is used yet. */
export async function enrol({ accountId }: Pick<Person, 'accountId'>): Promise<Enrolled> {
  const secret = Buffer.from(new Secret({ size: 20 }).bytes)
  const recoveryCodes = await transaction(async (tx) => {
    const sealedSecret = seal('authenticator', secret)
    await tx.insert(authenticators).values({ accountId, sealedSecret, lastStep: 0, createdAt: now() })
    return replaceRecoveryCodes(tx, accountId)
  })
  return { secret, recoveryCodes }
}

/** The code an authenticator shows `steps` of 30 seconds from now. */
export function codeOf(secret: Uint8Array | string, steps = 0): string {
  const bytes = typeof secret === 'string' ? Secret.fromBase32(secret.replaceAll(' ', '')).bytes : secret
  const app = new TOTP({ secret: new Secret({ buffer: Uint8Array.from(bytes).buffer }) })
  return app.generate({ timestamp: after(now(), steps * 30 * second).getTime() })
}

/** Lets codes count again whose step was used, where a test has no time to wait 30 seconds. */
export async function forgetUsedSteps({ accountId }: Person): Promise<void> {
  await database().update(authenticators).set({ lastStep: 0 }).where(eq(authenticators.accountId, accountId))
}

/** Some passkey of an account, straight in the tables; no one can answer with it. */
export async function somePasskey({ accountId }: Person, name = 'laptop'): Promise<string> {
  const id = newId()
  await database()
    .insert(passkeys)
    .values({
      ...{ id, accountId, name, credentialId: id, publicKey: Buffer.alloc(77), counter: 0 },
      ...{ backedUp: false, createdAt: now() },
    })
  return id
}

const shared = Buffer.alloc(20, 7)
let cheap: Promise<string> | undefined

/**
 * What a person of the cast shows where a password and a second factor are asked for. The person who has none of both
 * gets them: a hash that costs little, and an authenticator.
 */
export async function proofOf({ accountId }: Pick<Person, 'accountId'>) {
  cheap ??= hash(ownPassword, { memoryCost: 8, timeCost: 1, parallelism: 1 })
  const passwordHash = await cheap
  await database().update(accounts).set({ passwordHash }).where(eq(accounts.id, accountId))
  const app = { sealedSecret: seal('authenticator', shared), lastStep: 0 }
  await database()
    .insert(authenticators)
    .values({ accountId, ...app, createdAt: now() })
    .onConflictDoUpdate({ target: authenticators.accountId, set: app })
  return { currentPassword: ownPassword, factorCode: codeOf(shared) }
}

/** Switches the authenticator of `proofOf` off again. */
export async function forgetFactor({ accountId }: Pick<Person, 'accountId'>): Promise<void> {
  await database().delete(authenticators).where(eq(authenticators.accountId, accountId))
}
