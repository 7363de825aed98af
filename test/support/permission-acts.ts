import { newId } from '@cakrawala/ids/ids'
import { and, eq } from 'drizzle-orm'
import { signContractByCode } from '#db/seed/sign-contract.ts'
import type { CompanyProfileInput } from '#domain/company/company-input.ts'
import { memberGrants } from '#domain/company/company-tables.server.ts'
import { contractToSign } from '#domain/company/contract/contract-to-sign.server.ts'
import { deactivateMember } from '#domain/company/deactivate-member.server.ts'
import { editMember } from '#domain/company/edit-member.server.ts'
import { editCompany } from '#domain/company/editing/edit-company.server.ts'
import { setFactorRule } from '#domain/company/factor-rule.server.ts'
import { inviteMember } from '#domain/company/invite-member.server.ts'
import { requestPlan, withdrawPlanRequest } from '#domain/company/plan/request-plan.server.ts'
import { withdrawInvitation } from '#domain/company/send-invitation.server.ts'
import { submitNpwp } from '#domain/company/submit-npwp.server.ts'
import { createProgram } from '#domain/program/editing/create-program.server.ts'
import { decideProgram } from '#domain/program/editing/decide-program.server.ts'
import { editProgram } from '#domain/program/editing/edit-program.server.ts'
import { pauseProgram, resumeProgram } from '#domain/program/editing/pause-program.server.ts'
import { grantProgram, withdrawProgramGrant } from '#domain/program/grant/grant-program.server.ts'
import { setProgramPermissions } from '#domain/program/grant/set-program-permissions.server.ts'
import { inviteBughunter } from '#domain/program/invitation/invite-bughunter.server.ts'
import { revokeInvitation } from '#domain/program/invitation/revoke-invitation.server.ts'
import { managedFactsSeenBy, managedProgramSeenBy } from '#domain/program/managed-program-queries.server.ts'
import { invitations } from '#domain/program/program-tables.server.ts'
import { addTestAccounts } from '#domain/program/test-account/add-test-accounts.server.ts'
import { closeTestAccount } from '#domain/program/test-account/close-test-account.server.ts'
import { addTestAccountsInput } from '#domain/program/test-account/test-account-input.ts'
import { testAccountsSeenBy } from '#domain/program/test-account/test-account-queries.server.ts'
import { createCanned } from '#domain/report/canned/write-canned.server.ts'
import { submitProgram } from '#domain/report/plan/submit-program.server.ts'
import { endProgramAndPrizes } from '#domain/reward/challenge/end-program-and-prizes.server.ts'
import { requestTopUp } from '#domain/reward/request-top-up.server.ts'
import { database } from '#infra/database.ts'
import { found } from '#kernel/refusal.ts'
import { member } from './cast.ts'
import { smallPdf } from './documents.ts'
import { invitationOf, proof } from './members.ts'
import { newReference, topUpProof } from './payout-scenario.ts'
import { actsOnReports } from './permission-acts-report.ts'
import type { TriedAct } from './permission-cells.ts'
import { type Stage, waitingMember } from './permission-scenario.ts'
import { planRequest, waitingPlanRequest } from './plan-scenario.ts'
import { programTexts } from './program-scenario.ts'

const invitationIn = async (stage: Stage, programId: string) => {
  const username = `elang-${newId().slice(-6)}`
  await inviteBughunter(stage.people.owner, programId, username)
  const its = and(eq(invitations.programId, programId), eq(invitations.usernameKey, username))
  const [row] = await database().select({ id: invitations.id }).from(invitations).where(its)
  return found(row).id
}

const canned = { name: 'Sapaan', textId: 'Halo {{hunter}}', textEn: '' }

const onPrograms: Record<string, TriedAct> = {
  read_program: {
    needs: 'reader',
    attempt: async (stage, actor) => found(await managedProgramSeenBy(actor, stage.programId)),
  },
  create_program: {
    needs: 'program.manage',
    but: { ungranted: '.', other: '403' },
    attempt: (stage, actor) => createProgram(actor, stage.people.owner.companyId, programTexts(), newId()),
  },
  edit_program: {
    needs: 'program.manage',
    attempt: async (stage, actor) =>
      editProgram(actor, await stage.program('draft'), programTexts({ managedBy: 'company' }), 1),
  },
  submit_program: {
    needs: 'program.manage',
    attempt: async (stage, actor) => submitProgram(actor, await stage.program('draft')),
  },
  pause_program: {
    needs: 'program.manage',
    attempt: async (stage, actor) => pauseProgram(actor, await stage.program()),
  },
  resume_program: {
    needs: 'program.manage',
    attempt: async (stage, actor) => resumeProgram(actor, await stage.program('paused')),
  },
  end_program: {
    needs: 'program.manage',
    attempt: async (stage, actor) => endProgramAndPrizes(actor, await stage.program()),
  },
  end_public_program: {
    needs: 'program.manage',
    but: { ungranted: '403', other: '403' },
    attempt: async (stage, actor) => endProgramAndPrizes(actor, await stage.program('accepted', 'public')),
  },
  invite_bughunter: {
    needs: 'program.manage',
    attempt: (stage, actor) => inviteBughunter(actor, stage.programId, `elang-${newId().slice(-6)}`),
  },
  add_test_accounts: {
    needs: 'program.manage',
    attempt: async (stage, actor) =>
      addTestAccounts(
        actor,
        await stage.program(),
        addTestAccountsInput.parse({ passwords: 'uji1,Rahasia-1' }),
      ),
  },
  close_test_account: {
    needs: 'program.manage',
    attempt: async (stage, actor) => {
      const id = await stage.program()
      await addTestAccounts(
        stage.people.owner,
        id,
        addTestAccountsInput.parse({ passwords: 'uji1,Rahasia-1' }),
      )
      const [set] = (
        await testAccountsSeenBy(stage.people.owner, (await managedFactsSeenBy(stage.people.owner, id))!)
      ).rows
      return closeTestAccount(actor, id, { testAccountId: found(set).id })
    },
  },
  revoke_invitation: {
    needs: 'program.manage',
    attempt: async (stage, actor) =>
      revokeInvitation(actor, stage.programId, await invitationIn(stage, stage.programId)),
  },
  grant_program: {
    needs: 'member.manage',
    attempt: async (stage, actor) => {
      const { memberId } = await member(stage.people.owner.companyId, 2)
      await grantProgram(actor, stage.programId, memberId!, proof)
    },
  },
  withdraw_grant: {
    needs: 'member.manage',
    attempt: async (stage, actor) => {
      const { memberId } = await member(stage.people.owner.companyId, 2, [stage.programId])
      await withdrawProgramGrant(actor, stage.programId, memberId!, proof)
      const left = await database().select().from(memberGrants).where(eq(memberGrants.memberId, memberId!))
      if (left.length > 0) throw new Error('the grant is still there')
    },
  },
  set_program_rights: {
    needs: 'member.manage',
    attempt: async (stage, actor) => {
      const { memberId } = await member(stage.people.owner.companyId, 2, [stage.programId])
      await setProgramPermissions(actor, stage.programId, memberId!, {
        permissions: [],
        rewardLimit: null,
        ...proof,
      })
    },
  },
  accept_program: {
    needs: 'no one',
    attempt: async (stage, actor) =>
      decideProgram(actor, await stage.program('review'), { decision: 'accept', version: 1 }),
  },
}

const profile: CompanyProfileInput = {
  ...{ name: 'Nusa Bank', phone: '+622150001234', about: '', website: '', sector: '' },
  ...{ contactName: null, address: null },
}

const onTheCompany: Record<string, TriedAct> = {
  edit_profile: {
    needs: 'admin',
    but: { ungranted: '403', other: '-' },
    attempt: (_stage, actor) => editCompany(actor, { ...profile, about: newId() }),
  },
  invite_member: {
    needs: 'member.manage',
    but: { ungranted: '.', other: '-' },
    attempt: (_stage, actor) => inviteMember(actor, invitationOf({ permissions: [] })),
  },
  edit_member: {
    needs: 'member.manage',
    but: { ungranted: '.' },
    attempt: async (stage, actor) => {
      const { memberId } = await member(stage.people.owner.companyId, 2, [], [])
      await editMember(actor, memberId!, { name: 'Nama Baru', ...proof })
    },
  },
  edit_admin: {
    needs: 'admin',
    but: { ungranted: '403' },
    attempt: async (stage, actor) => {
      const { memberId } = await member(stage.people.owner.companyId, 1)
      await editMember(actor, memberId!, { name: 'Nama Baru', ...proof })
    },
  },
  deactivate_member: {
    needs: 'member.manage',
    but: { ungranted: '.' },
    attempt: async (stage, actor) => {
      const { memberId } = await member(stage.people.owner.companyId, 2, [], [])
      await deactivateMember(actor, memberId!, proof)
    },
  },
  withdraw_invitation: {
    needs: 'member.manage',
    but: { ungranted: '.' },
    attempt: async (stage, actor) =>
      withdrawInvitation(actor, await waitingMember(stage.people.owner.companyId)),
  },
  top_up: {
    needs: 'owner',
    but: { ungranted: '403', other: '-' },
    attempt: async (_stage, actor) => {
      const asked = { key: newId(), amount: 10_000_000n, reference: newReference() }
      return requestTopUp(actor, asked, await topUpProof(actor))
    },
  },
  submit_npwp: {
    needs: 'owner',
    but: { ungranted: '403', other: '-' },
    attempt: (_stage, actor) =>
      submitNpwp(actor, {
        ...{ number: '0012345674012000', name: 'PT Nusa Bank', address: 'Jalan Sudirman 1, Jakarta' },
        card: smallPdf(),
      }),
  },
  sign_contract: {
    needs: 'owner',
    but: { ungranted: '403', other: '-' },
    attempt: (_stage, actor) => {
      const textHash = contractToSign().textHash.toString('hex')
      const names = { legalName: 'PT Nusa Bank', signerName: 'Ratna Dewi', position: 'Direktur' }
      return signContractByCode(actor, { textHash, ...names, accepted: 'yes', ...proof }, 'test')
    },
  },
  request_plan: {
    needs: 'owner',
    but: { ungranted: '403', other: '-' },
    attempt: (_stage, actor) => requestPlan(actor, planRequest),
  },
  write_own_canned: {
    needs: 'reader',
    but: { ungranted: '.', other: '.', suspended: '403' },
    attempt: (_stage, actor) => createCanned(actor, { ...canned, scope: 'own' }),
  },
  write_shared_canned: {
    needs: 'report.comment',
    but: { ungranted: '.', other: '.', grantComment: '403' },
    attempt: (_stage, actor) => createCanned(actor, { ...canned, scope: 'shared' }),
  },
  set_factor_rule: {
    needs: 'owner',
    but: { ungranted: '403', other: '.' },
    attempt: (_stage, actor) => setFactorRule(actor, { required: false, ...proof }),
  },
  withdraw_plan_request: {
    needs: 'owner',
    but: { ungranted: '403' },
    attempt: async (stage, actor) => withdrawPlanRequest(actor, await waitingPlanRequest(stage.people.owner)),
  },
}

/** Everything a person of a company can try, by name. */
export const triedActs = { ...actsOnReports, ...onPrograms, ...onTheCompany }
