import { invitationsSeenBy } from '#domain/program/invitation-queries.server.ts'
import { lettersOfProgram } from '#domain/program/letter/letter-queries.server.ts'
import {
  grantsSeenBy,
  managedProgramSeenBy,
  versionPairSeenBy,
  versionsSeenBy,
} from '#domain/program/managed-program-queries.server.ts'
import { seenVersionInput } from '#domain/program/program-input.ts'
import {
  mayDecide,
  mayEdit,
  mayGrant,
  mayInvite,
  mayManage,
  mayMove,
} from '#domain/program/program-policy.ts'
import { programCounts } from '#domain/report/program-counts.server.ts'
import { mayRevokeCertificates } from '#domain/reward/certificate/certificate-policy.ts'
import { certificatesOfProgram } from '#domain/reward/certificate/certificate-queries.server.ts'
import type { Actor } from '#kernel/actor.ts'
import { found } from '#kernel/refusal.ts'
import type { Visit } from './open.ts'

/** What the page of a program shows its company and the platform team, and what each may do there. */
export async function managedProgramOf({ actor, params, url }: Visit) {
  const program = found(await managedProgramSeenBy(actor, params.id ?? ''))
  const [counts, versions, pair, invitations, letters, certificates, members] = await Promise.all([
    programCounts([program.id], { exact: true }),
    versionsSeenBy(actor, program.id),
    pairOf(actor, program.id, url.searchParams),
    invitationsSeenBy(actor, program.id),
    lettersOfProgram(actor, program.id),
    mayRevokeCertificates(actor) ? certificatesOfProgram(actor, program.id) : null,
    mayGrant(actor, program) ? grantsSeenBy(actor, program.id) : null,
  ])
  return {
    program,
    counts: found(counts.get(program.id)),
    versions,
    pair,
    invitations,
    letters,
    certificates,
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

/** The two versions the address asks to compare (`?from=1&to=2`); null without a sensible question. */
function pairOf(actor: Actor, programId: string, search: URLSearchParams) {
  const [from, to] = ['from', 'to'].map((name) => seenVersionInput.safeParse(search.get(name) ?? '').data)
  return from && to && from !== to ? versionPairSeenBy(actor, programId, from, to) : null
}

export type ManagedProgram = Awaited<ReturnType<typeof managedProgramOf>>
