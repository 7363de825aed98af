import { now } from '@cakrawala/calendar/clock'
import { hasRoom, type Plan } from '#domain/company/plan.ts'
import type { ChallengeProgress } from '#domain/program/challenge/challenge-policy.ts'
import { momentFacts } from '#domain/program/editing/moving-policy.ts'
import type { ProgramKind, Visibility } from '#domain/program/program.ts'
import { isOpenIn } from '#domain/setting/settings-memory.server.ts'
import type { Tx } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import { planUsageOf } from './plan-usage.server.ts'
import { obstacleToSubmitting, type SubmittingObstacle } from './submitting-policy.ts'

type Submitted = ChallengeProgress & {
  companyId: string
  kind: ProgramKind
  visibility: Visibility
  validUntil: string
}

/** The obstacle between a program and its review. @param plan of its company; the use case locks it first */
export async function submittingObstacleOf(
  tx: Tx,
  actor: Actor,
  program: Submitted,
  plan: Plan,
): Promise<SubmittingObstacle | null> {
  const { companyId, kind, visibility } = program
  const used = await planUsageOf(tx, companyId)
  return obstacleToSubmitting({
    ...momentFacts(actor, program, 'submit', now()),
    ...{ unproved: false, contract: null, unfunded: false, held: false },
    taken: kind !== 'challenge' || (await isOpenIn(tx, 'challenges')),
    programs: hasRoom(plan, 'programs', used.programs),
    privatePrograms: visibility === 'public' || hasRoom(plan, 'privatePrograms', used.privatePrograms),
    reports: hasRoom(plan, 'reports', used.reports),
  })
}
