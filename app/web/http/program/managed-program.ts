import { newId } from '@cakrawala/ids/ids'
import { leadToStart } from '@cakrawala/page-server/first-page'
import { mayAnnounce } from '#domain/program/announcement/program-announcement-view.ts'
import { challengeSeenBy } from '#domain/program/challenge/challenge-queries.server.ts'
import { invitationsSeenBy } from '#domain/program/invitation/invitation-queries.server.ts'
import { lettersOfProgram } from '#domain/program/letter/letter-queries.server.ts'
import {
  grantsSeenBy,
  managedFactsSeenBy,
  versionPairSeenBy,
  versionsSeenBy,
} from '#domain/program/managed-program-queries.server.ts'
import { seenVersionInput } from '#domain/program/program-input.ts'
import {
  isShown,
  mayClearLate,
  mayDecide,
  mayEdit,
  mayGrant,
  mayInvite,
  mayManage,
  mayMove,
} from '#domain/program/program-policy.ts'
import type { ManagedProgramView } from '#domain/program/program-view.ts'
import { openProposalIn } from '#domain/program/proposal/proposal-queries.server.ts'
import { withTargets } from '#domain/program/target-queries.server.ts'
import { mayKeepTestAccounts } from '#domain/program/test-account/test-account.ts'
import { testAccountsSeenBy } from '#domain/program/test-account/test-account-queries.server.ts'
import { programAnswers } from '#domain/report/clock/answer-times.server.ts'
import { fixCounts, programCounts } from '#domain/report/figures/program-counts.server.ts'
import { mayRevokeCertificates } from '#domain/reward/certificate/certificate.ts'
import { certificatesOfProgram } from '#domain/reward/certificate/certificate-queries.server.ts'
import { challengeBoardSeenBy } from '#domain/reward/challenge/challenge-board.server.ts'
import { prizeFundingSeenBy } from '#domain/reward/challenge/prize-queries.server.ts'
import { programObstaclesSeenBy } from '#domain/reward/challenge/program-obstacles.server.ts'
import { resultsReviewSeenBy } from '#domain/reward/challenge/results-queries.server.ts'
import type { Actor } from '#kernel/actor.ts'
import { found } from '#kernel/refusal.ts'
import type { Visit } from '../open.ts'
import { managedNewsOf, programNewsOf } from './own-programs.ts'

/** What the page of a program shows its company and the platform team, and what each may do there. */
export async function managedProgramOf({ actor, params, url }: Visit) {
  const facts = found(await managedFactsSeenBy(actor, params.id ?? ''))
  const { program, targets } = await withTargets(actor, facts)
  const [
    counts,
    answers,
    versions,
    pair,
    invitations,
    letters,
    testAccounts,
    certificates,
    members,
    contest,
    fixes,
    news,
    proposal,
    obstacles,
  ] = await Promise.all([
    programCounts([program.id], { exact: true }),
    programAnswers(program.id),
    versionsSeenBy(actor, program.id),
    pairOf(actor, program.id, url.searchParams),
    invitationsSeenBy(actor, program.id, { from: url.searchParams.get('invitations') }),
    lettersOfProgram(actor, program, { from: url.searchParams.get('letters') }),
    mayKeepTestAccounts(actor, program)
      ? testAccountsSeenBy(actor, program, { from: url.searchParams.get('accounts') })
      : null,
    mayRevokeCertificates(actor)
      ? certificatesOfProgram(actor, program.id, { from: url.searchParams.get('certificates') })
      : null,
    mayGrant(actor, program) ? grantsSeenBy(actor, program) : null,
    contestOf(actor, program),
    program.kind === 'vulnerability_management' && isShown(program.status) ? fixCounts(program.id) : null,
    announcementsOf(actor, program, url),
    openProposalIn(actor, program),
    programObstaclesSeenBy(actor, program, targets),
  ])
  leadToStart(letters, url, 'letters')
  leadToStart(invitations, url, 'invitations')
  if (testAccounts) leadToStart(testAccounts, url, 'accounts')
  if (certificates) leadToStart(certificates, url, 'certificates')
  return {
    program,
    counts: found(counts.get(program.id)),
    answers,
    versions,
    pair,
    invitations,
    letters,
    testAccounts,
    certificates,
    members,
    contest,
    fixes,
    announcements: news,
    proposal,
    targets,
    obstacles,
    may: {
      manage: mayManage(actor, program),
      edit: mayEdit(actor, program),
      submit: mayMove(actor, program, 'submit'),
      pause: mayMove(actor, program, 'pause'),
      resume: mayMove(actor, program, 'resume'),
      end: mayMove(actor, program, 'end'),
      decide: mayDecide(actor, program),
      clearLate: program.late && program.status !== 'ended' && mayClearLate(actor),
      invite: mayInvite(actor, program),
    },
  }
}

/** The announcements, with a key for the next one where there may be one. */
async function announcementsOf(actor: Actor, program: ManagedProgramView, url: URL) {
  const formKey = mayAnnounce(actor, program) ? newId() : null
  if (mayManage(actor, program))
    return { managed: await managedNewsOf(actor, program.id, url), told: null, formKey }
  return { managed: null, told: await programNewsOf(actor, program.id, url), formKey }
}

/** Of a challenge: its schedule, the live board, and what is to be settled. */
async function contestOf(actor: Actor, program: ManagedProgramView) {
  const challenge = await challengeSeenBy(actor, program)
  if (!challenge) return null
  const [board, desk, funding] = await Promise.all([
    isShown(program.status) ? challengeBoardSeenBy(actor, program, 50) : null,
    resultsReviewSeenBy(actor, program),
    prizeFundingSeenBy(actor, program),
  ])
  return { challenge, board, desk, funding }
}

/** The two versions the address asks to compare (`?from=1&to=2`); null without a sensible question. */
function pairOf(actor: Actor, programId: string, search: URLSearchParams) {
  const [from, to] = ['from', 'to'].map((name) => seenVersionInput.safeParse(search.get(name) ?? '').data)
  return from && to && from !== to ? versionPairSeenBy(actor, programId, from, to) : null
}

export type ManagedProgram = Awaited<ReturnType<typeof managedProgramOf>>
