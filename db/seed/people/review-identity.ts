import { and, eq, isNull } from 'drizzle-orm'
import { identityCases } from '#domain/account/account-tables.server.ts'
import {
  askBetterDocuments,
  denyIdentity,
  takeIdentityCase,
  verifyIdentity,
} from '#domain/account/identity/review-identity.server.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { found } from '#kernel/refusal.ts'
import type { OpenPopulation } from '../population.ts'
import type { Scene } from '../scene.ts'
import type { When } from '../when.ts'
import type { HunterDescription } from './hunters.ts'

/** What the platform team makes of the documents, the next day; a denial takes two people. */
export function reviewScenes(
  population: OpenPopulation,
  { username, shown, identity }: HunterDescription,
): Scene[] {
  const look = (
    at: When,
    by: string,
    decide: (reviewer: Person, caseId: string) => Promise<unknown>,
  ): Scene => ({
    at,
    play: async () => {
      const caseId = await openCaseOf(population.person(username).accountId)
      await takeIdentityCase(population.person(by), caseId)
      await decide(population.person(by), caseId)
    },
  })
  const [first, second] = [`${daysOf(shown) - 1}d 09:00`, `${daysOf(shown) - 1}d 13:00`] as const
  const deny = (by: Person, caseId: string) => denyIdentity(by, caseId, { reason: 'forged', note: forged })
  switch (identity) {
    case 'waiting':
      return []
    case 'verified':
      return [
        look(first, 'verifikator', async (by, caseId) => {
          await verifyIdentity(by, caseId)
          population.meet({ ...population.person(username), verified: true })
        }),
      ]
    case 'needs_fix':
      return [look(first, 'verifikator', askAgain)]
    case 'proposed':
      return [look(first, 'verifikator', deny)]
    case 'denied':
      return [look(first, 'verifikator', deny), look(second, 'triase', deny)]
  }
}

const forged =
  'Huruf pada kedua kartu berbeda dari huruf resmi dan nomor serinya sama persis dengan contoh di internet.'

function askAgain(by: Person, caseId: string): Promise<void> {
  const reasons = [
    { document: 'ktp', reason: 'blurred' },
    { document: 'selfie', reason: 'cropped' },
  ] as const
  return askBetterDocuments(
    by,
    caseId,
    [...reasons],
    'Mohon foto ulang di tempat terang, seluruh kartu terlihat.',
  )
}

function daysOf(when: When): number {
  return Number.parseInt(when, 10)
}

async function openCaseOf(accountId: string): Promise<string> {
  const [row] = await database()
    .select({ id: identityCases.id })
    .from(identityCases)
    .where(and(eq(identityCases.accountId, accountId), isNull(identityCases.decidedAt)))
  return found(row).id
}
