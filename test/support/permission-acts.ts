import { and, eq } from 'drizzle-orm'
import type { CompanyProfileInput } from '#domain/company/company-input.ts'
import { memberGrants } from '#domain/company/company-tables.server.ts'
import { deactivateMember } from '#domain/company/deactivate-member.server.ts'
import { editCompany } from '#domain/company/edit-company.server.ts'
import { editMember } from '#domain/company/edit-member.server.ts'
import { inviteMember } from '#domain/company/invite-member.server.ts'
import { requestPlan } from '#domain/company/plan/request-plan.server.ts'
import { withdrawPlanRequest } from '#domain/company/plan/withdraw-plan-request.server.ts'
import { submitNpwp } from '#domain/company/submit-npwp.server.ts'
import { withdrawInvitation } from '#domain/company/withdraw-invitation.server.ts'
import { createProgram } from '#domain/program/editing/create-program.server.ts'
import { decideProgram } from '#domain/program/editing/decide-program.server.ts'
import { editProgram } from '#domain/program/editing/edit-program.server.ts'
import { pauseProgram, resumeProgram } from '#domain/program/editing/pause-program.server.ts'
import { grantProgram, withdrawProgramGrant } from '#domain/program/grant/grant-program.server.ts'
import { setProgramPermissions } from '#domain/program/grant/set-program-permissions.server.ts'
import { inviteBughunter } from '#domain/program/invitation/invite-bughunter.server.ts'
import { revokeInvitation } from '#domain/program/invitation/revoke-invitation.server.ts'
import { managedProgramSeenBy } from '#domain/program/managed-program-queries.server.ts'
import { invitations } from '#domain/program/program-tables.server.ts'
import { agreePublication } from '#domain/publication/agree-publication.server.ts'
import { refusePublication } from '#domain/publication/refuse-publication.server.ts'
import { requestPublication } from '#domain/publication/request-publication.server.ts'
import { rewordPublication } from '#domain/publication/reword-publication.server.ts'
import { acceptRisk } from '#domain/report/accept-risk.server.ts'
import { answerAppeal } from '#domain/report/appeal/answer-appeal.server.ts'
import { appealClosing } from '#domain/report/appeal/appeal-closing.server.ts'
import { commentOnReport } from '#domain/report/comment-on-report.server.ts'
import { submitProgram } from '#domain/report/plan/submit-program.server.ts'
import { reportSeenBy } from '#domain/report/report-queries.server.ts'
import { startFixing } from '#domain/report/start-fixing.server.ts'
import { takeReport } from '#domain/report/take-report.server.ts'
import { endProgramAndPrizes } from '#domain/reward/challenge/end-program-and-prizes.server.ts'
import { closeAsInvalid } from '#domain/reward/close-as-invalid.server.ts'
import { answerDispute } from '#domain/reward/dispute/answer-dispute.server.ts'
import { decideDispute } from '#domain/reward/dispute/decide-dispute.server.ts'
import { approveReward, giveReward } from '#domain/reward/give-reward.server.ts'
import { rateReport } from '#domain/reward/rate-report.server.ts'
import { requestTopUp } from '#domain/reward/request-top-up.server.ts'
import { resolveReport } from '#domain/reward/resolve-report.server.ts'
import { askRetest } from '#domain/reward/retest/ask-retest.server.ts'
import { giveRetestVerdict } from '#domain/reward/retest/give-retest-verdict.server.ts'
import { validateReport } from '#domain/reward/validate-report.server.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { newId } from '#kernel/ids.ts'
import { found } from '#kernel/refusal.ts'
import { member, operator } from './cast.ts'
import { smallPdf } from './documents.ts'
import { forgetFactor, proofOf } from './factor.ts'
import { invitationOf, proof, withPassword } from './members.ts'
import { newReference, topUpProof } from './payout-scenario.ts'
import { type Stage, waitingMember } from './permission-scenario.ts'
import { planRequest, waitingPlanRequest } from './plan-scenario.ts'
import { programTexts } from './program-scenario.ts'
import { reportRow, triage, vectors } from './reward-scenario.ts'

/** Makes what the act is about, then lets the actor try it. */
export type TriedAct = (stage: Stage, actor: Person & { companyId: string }) => Promise<unknown>

const body = 'Kami sudah memeriksa hal ini bersama tim teknis kami.'
const disclosureText = {
  title: 'Cerita yang boleh dibaca',
  summary: 'Celah lama yang sudah kami perbaiki.',
  body,
}
const finished = { stage: 'closed', closeReason: 'resolved', fix: 'fixed', rewardState: 'paid' } as const
const inReview = { stage: 'in_review', rewardState: 'none', riskLevel: null } as const
const award = { otherReward: undefined, reason: 'Dampaknya jauh lebih besar dari dugaan.' }

const asked = async (stage: Stage) => {
  const id = await stage.report(finished)
  await requestPublication(stage.reporter, id, { ...disclosureText, body: body.repeat(2) })
  return id
}
const invitationIn = async (stage: Stage, programId: string) => {
  const username = `elang-${newId().slice(-6)}`
  await inviteBughunter(stage.people.owner, programId, username)
  const its = and(eq(invitations.programId, programId), eq(invitations.usernameKey, username))
  const [row] = await database().select({ id: invitations.id }).from(invitations).where(its)
  return found(row).id
}

const onReports: Record<string, TriedAct> = {
  read_report: async (stage, actor) => {
    const { id, hash } = await reportRow(await stage.report())
    return found(await reportSeenBy(actor, hash, id))
  },
  comment_to_all: async (stage, actor) =>
    commentOnReport(actor, await stage.report(), { body, audience: 'all' }),
  comment_inside: async (stage, actor) =>
    commentOnReport(actor, await stage.report(), { body, audience: 'company' }),
  rate: async (stage, actor) => {
    const id = await stage.report({ stage: 'valid', rewardState: 'none', riskLevel: null, ratedAt: null })
    const { revision } = await reportRow(id)
    await rateReport(actor, id, { revision, level: 7, cvssVector: vectors.high, reason: undefined })
  },
  start_fixing: async (stage, actor) => startFixing(actor, await stage.report()),
  ask_retest: async (stage, actor) => askRetest(actor, await stage.report({ fix: 'fixing' }), { body }),
  retest: async (stage, actor) =>
    giveRetestVerdict(actor, await stage.report({ fix: 'retest' }), { verdict: 'fixed', body }),
  accept_risk: async (stage, actor) => acceptRisk(actor, await stage.report(), { body }),
  answer_appeal: async (stage, actor) => {
    const id = await stage.report(inReview)
    await closeAsInvalid(await operator(), id, { reason: 'informative', note: body })
    await appealClosing(stage.reporter, id, { body })
    await answerAppeal(actor, id, { answer: 'stands', body })
  },
  answer_dispute: async (stage, actor) =>
    answerDispute(actor, await stage.report({ ratingState: 'disputed' }), { answer: 'stands', body }),
  decide_dispute: async (stage, actor) => {
    const id = await stage.report({ ratingState: 'deciding' })
    const { revision } = await reportRow(id)
    const level = { level: 7, cvssVector: vectors.high } as const
    await decideDispute(actor, id, { ...level, revision, floor: undefined, body })
  },
  resolve: async (stage, actor) =>
    resolveReport(actor, await stage.report({ fix: 'fixed', rewardState: 'points_granted' })),
  reward: async (stage, actor) =>
    giveReward(actor, await stage.report(), { key: newId(), amount: 6_000_000n, ...award }),
  approve_reward: async (stage, actor) => {
    const id = await stage.report()
    const proposer = await member(stage.people.owner.companyId, 1)
    const amount = 60_000_000n
    await giveReward(proposer, id, { key: newId(), amount, ...award, ...(await proofOf(proposer)) })
    try {
      await approveReward(actor, id, { amount, ...(await proofOf(actor)) })
    } finally {
      // The others of these acts are proved by the password alone.
      await forgetFactor(actor)
      await withPassword(actor)
    }
  },
  publication_request: async (stage, actor) =>
    requestPublication(actor, await stage.report(finished), disclosureText),
  publication_agree: async (stage, actor) => agreePublication(actor, await asked(stage), { wording: 1 }),
  publication_reword: async (stage, actor) =>
    rewordPublication(actor, await asked(stage), { ...disclosureText, wording: 1 }),
  publication_refuse: async (stage, actor) =>
    refusePublication(actor, await asked(stage), { reason: 'Masih ada sistem lain dengan celah ini.' }),
  validate: async (stage, actor) => validateReport(actor, await stage.report(inReview), triage()),
  take: async (stage, actor) => takeReport(actor, await stage.report({ ...inReview, stage: 'submitted' })),
  close_invalid: async (stage, actor) =>
    closeAsInvalid(actor, await stage.report(inReview), { reason: 'spam', note: body }),
}

const onPrograms: Record<string, TriedAct> = {
  read_program: async (stage, actor) => found(await managedProgramSeenBy(actor, stage.programId)),
  create_program: (stage, actor) =>
    createProgram(actor, stage.people.owner.companyId, programTexts(), newId()),
  edit_program: async (stage, actor) =>
    editProgram(actor, await stage.program('draft'), programTexts({ managedBy: 'company' }), 1),
  submit_program: async (stage, actor) => submitProgram(actor, await stage.program('draft')),
  pause_program: async (stage, actor) => pauseProgram(actor, await stage.program()),
  resume_program: async (stage, actor) => resumeProgram(actor, await stage.program('paused')),
  end_program: async (stage, actor) => endProgramAndPrizes(actor, await stage.program()),
  end_public_program: async (stage, actor) =>
    endProgramAndPrizes(actor, await stage.program('accepted', 'public')),
  invite_bughunter: (stage, actor) => inviteBughunter(actor, stage.programId, `elang-${newId().slice(-6)}`),
  revoke_invitation: async (stage, actor) =>
    revokeInvitation(actor, stage.programId, await invitationIn(stage, stage.programId)),
  grant_program: async (stage, actor) => {
    const { memberId } = await member(stage.people.owner.companyId, 2)
    await grantProgram(actor, stage.programId, memberId!, proof)
  },
  withdraw_grant: async (stage, actor) => {
    const { memberId } = await member(stage.people.owner.companyId, 2, [stage.programId])
    await withdrawProgramGrant(actor, stage.programId, memberId!, proof)
    const left = await database().select().from(memberGrants).where(eq(memberGrants.memberId, memberId!))
    if (left.length > 0) throw new Error('the grant is still there')
  },
  set_program_rights: async (stage, actor) => {
    const { memberId } = await member(stage.people.owner.companyId, 2, [stage.programId])
    await setProgramPermissions(actor, stage.programId, memberId!, {
      permissions: [],
      rewardLimit: null,
      ...proof,
    })
  },
  accept_program: async (stage, actor) =>
    decideProgram(actor, await stage.program('review'), { decision: 'accept', version: 1 }),
}

const profile: CompanyProfileInput = {
  ...{ name: 'Nusa Bank', phone: '+622150001234', about: '', website: '', sector: '' },
  ...{ contactName: null, address: null },
}

const onTheCompany: Record<string, TriedAct> = {
  edit_profile: (_stage, actor) => editCompany(actor, { ...profile, about: newId() }),
  invite_member: (_stage, actor) => inviteMember(actor, invitationOf({ permissions: [] })),
  edit_member: async (stage, actor) => {
    const { memberId } = await member(stage.people.owner.companyId, 2, [], [])
    await editMember(actor, memberId!, { name: 'Nama Baru', ...proof })
  },
  edit_admin: async (stage, actor) => {
    const { memberId } = await member(stage.people.owner.companyId, 1)
    await editMember(actor, memberId!, { name: 'Nama Baru', ...proof })
  },
  deactivate_member: async (stage, actor) => {
    const { memberId } = await member(stage.people.owner.companyId, 2, [], [])
    await deactivateMember(actor, memberId!, proof)
  },
  withdraw_invitation: async (stage, actor) =>
    withdrawInvitation(actor, await waitingMember(stage.people.owner.companyId)),
  top_up: async (_stage, actor) => {
    const asked = { key: newId(), amount: 10_000_000n, reference: newReference() }
    return requestTopUp(actor, asked, await topUpProof(actor))
  },
  submit_npwp: (_stage, actor) =>
    submitNpwp(actor, {
      ...{ number: '0012345674012000', name: 'PT Nusa Bank', address: 'Jalan Sudirman 1, Jakarta' },
      card: smallPdf(),
    }),
  request_plan: (_stage, actor) => requestPlan(actor, planRequest),
  withdraw_plan_request: async (stage, actor) =>
    withdrawPlanRequest(actor, await waitingPlanRequest(stage.people.owner)),
}

/** Everything a person of a company can try, by name. */
export const triedActs = { ...onReports, ...onPrograms, ...onTheCompany }
