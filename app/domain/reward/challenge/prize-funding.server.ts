import type { ManagedProgramView } from '#domain/program/program-view.ts'
import type { Actor } from '#kernel/actor.ts'
import { flag, rupiah } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { balanceSeenBy } from '../balance.server.ts'
import { maySeeBalance } from '../reward-policy.ts'
import { prizesWithFee } from './hold-prizes.server.ts'

/** What a challenge's prizes, fee included, ask of the balance, in rupiah. */
export const prizeFunding = z.object({ wanted: rupiah, short: rupiah, held: flag })
export type PrizeFunding = z.infer<typeof prizeFunding>

/** For the owner of the program's company, who alone knows of the balance; null for others and where no prize is money. */
export async function prizeFundingSeenBy(
  viewer: Actor,
  program: ManagedProgramView,
): Promise<PrizeFunding | null> {
  const plan = program.policy.challenge
  if (!plan || !maySeeBalance(viewer) || viewer.companyId !== program.companyId) return null
  const wanted = prizesWithFee(plan, program.acceptedAt)
  if (wanted === 0n || program.resultsAt !== null || program.status === 'ended') return null
  if (program.acceptedAt !== null) return { wanted, short: 0n, held: true }
  const free = (await balanceSeenBy(viewer))?.balance ?? 0n
  return { wanted, short: free < wanted ? wanted - free : 0n, held: false }
}
