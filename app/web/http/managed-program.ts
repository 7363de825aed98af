import { invitationsSeenBy } from '#domain/program/invitation-queries.server.ts'
import {
  grantsSeenBy,
  managedProgramSeenBy,
  versionsSeenBy,
} from '#domain/program/managed-program-queries.server.ts'
import {
  mayDecide,
  mayEdit,
  mayGrant,
  mayInvite,
  mayManage,
  mayMove,
} from '#domain/program/program-policy.ts'
import { programCounts } from '#domain/report/program-counts.server.ts'
import { found } from '#kernel/refusal.ts'
import type { Visit } from './open.ts'

/** What the page of a program shows its company and the platform team, and what each may do there. */
export async function managedProgramOf({ actor, params }: Visit) {
  const program = found(await managedProgramSeenBy(actor, params.id ?? ''))
  const [counts, versions, invitations, members] = await Promise.all([
    programCounts([program.id], { exact: true }),
    versionsSeenBy(actor, program.id),
    invitationsSeenBy(actor, program.id),
    mayGrant(actor, program) ? grantsSeenBy(actor, program.id) : null,
  ])
  return {
    program,
    counts: found(counts.get(program.id)),
    versions,
    invitations,
    members,
    may: {
      manage: mayManage(actor, program),
      edit: mayEdit(actor, program),
      submit: mayMove(actor, program, 'submit'),
      pause: mayMove(actor, program, 'pause'),
      resume: mayMove(actor, program, 'resume'),
      end: mayMove(actor, program, 'end'),
      decide: mayDecide(actor, program),
      invite: mayInvite(actor, program),
    },
  }
}
export type ManagedProgram = Awaited<ReturnType<typeof managedProgramOf>>
