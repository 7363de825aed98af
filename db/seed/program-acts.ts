import { newId } from '@cakrawala/ids/ids'
import { and, desc, eq } from 'drizzle-orm'
import { announceInProgram } from '#domain/program/announcement/announce-in-program.server.ts'
import { announceInput } from '#domain/program/announcement/program-announcement-input.ts'
import { decideProgram } from '#domain/program/editing/decide-program.server.ts'
import { editProgram } from '#domain/program/editing/edit-program.server.ts'
import { pauseProgram } from '#domain/program/editing/pause-program.server.ts'
import { grantProgram } from '#domain/program/grant/grant-program.server.ts'
import { answerInvitation } from '#domain/program/invitation/answer-invitation.server.ts'
import { invitationToken } from '#domain/program/invitation/invitation-queries.server.ts'
import { inviteBughunter } from '#domain/program/invitation/invite-bughunter.server.ts'
import { managedProgramSeenBy } from '#domain/program/managed-program-queries.server.ts'
import {
  type AnswerInvitationInput,
  answerInvitationInput,
  decideProgramInput,
  inviteInput,
  programInput,
} from '#domain/program/program-input.ts'
import { invitations, programs } from '#domain/program/program-tables.server.ts'
import { decideProposal } from '#domain/program/proposal/decide-proposal.server.ts'
import { openProposalIn } from '#domain/program/proposal/proposal-queries.server.ts'
import { type RewardPresetName, rewardPresets } from '#domain/program/reward-grid.ts'
import { addTestAccounts } from '#domain/program/test-account/add-test-accounts.server.ts'
import { takeTestAccount } from '#domain/program/test-account/take-test-account.server.ts'
import { addTestAccountsInput } from '#domain/program/test-account/test-account-input.ts'
import { submitProgram } from '#domain/report/plan/submit-program.server.ts'
import { acceptProgram } from '#domain/reward/challenge/accept-program.server.ts'
import { database } from '#infra/database.ts'
import { found } from '#kernel/refusal.ts'
import { demoPassword } from './cast.ts'
import { proveTargets } from './prove-targets.ts'
import type { Act, ProgramTexts } from './seed-types.ts'
import type { When } from './when.ts'

/** The reward table of a preset, as the form sends it. */
export function presetGrid(name: RewardPresetName): NonNullable<ProgramTexts['grid']> {
  const rows = Object.entries(rewardPresets[name]).map(([band, { min, max }]) => [
    band,
    { least: String(min), most: String(max) },
  ])
  return Object.fromEntries(rows)
}

export function sendIn(at: When, by: string): Act {
  return { at, act: (population, id) => submitProgram(population.person(by), id) }
}

export function accept(at: When, by = 'triase'): Act {
  return {
    at,
    act: async (population, id) => {
      await proveTargets(population, id)
      await acceptProgram(population.person(by), id, await versionOf(id))
    },
  }
}

export const reject = answerWith('reject')
export const askCorrections = answerWith('corrections')

function answerWith(decision: 'corrections' | 'reject') {
  return (at: When, by: string, reason: string): Act => ({
    at,
    act: async (population, id) => {
      const input = decideProgramInput.parse({ decision, version: await versionOf(id), reason })
      return decideProgram(population.person(by), id, input)
    },
  })
}

export function pause(at: When, by: string): Act {
  return { at, act: (population, id) => pauseProgram(population.person(by), id) }
}

/** Test accounts for who signs the agreement, one a line. */
export function offerAccounts(at: When, by: string, lines: readonly string[]): Act {
  return {
    at,
    act: (population, id) =>
      addTestAccounts(population.person(by), id, addTestAccountsInput.parse({ passwords: lines.join('\n') })),
  }
}

export function takeAccount(at: When, bughunter: string): Act {
  return { at, act: (population, id) => takeTestAccount(population.person(bughunter), id) }
}

/** The announcement for readers of the program. */
export function announce(at: When, by: string, title: string, text: string): Act {
  return {
    at,
    act: (population, id) =>
      announceInProgram(population.person(by), id, announceInput.parse({ key: newId(), title, text })),
  }
}

/** The platform team lets the proposed version in; it holds after its notice. */
export function letIn(at: When, by = 'triase'): Act {
  return {
    at,
    act: async (population, id) => {
      const operator = population.person(by)
      const program = found(await managedProgramSeenBy(operator, id))
      const { version } = found(await openProposalIn(operator, program))
      return decideProposal(operator, id, { decision: 'accept', version })
    },
  }
}

async function versionOf(programId: string): Promise<number> {
  const [row] = await database().select().from(programs).where(eq(programs.id, programId))
  return found(row).currentVersion
}

/** A new version of the rules. */
export function rewrite(at: When, by: string, texts: ProgramTexts): Act {
  return {
    at,
    act: async (population, id) => {
      const [row] = await database().select().from(programs).where(eq(programs.id, id))
      const { kind, validUntil, currentVersion } = found(row)
      const input = programInput.parse({ ...texts, kind, validUntil })
      await proveTargets(population, id, input.scope)
      return editProgram(population.person(by), id, input, currentVersion)
    },
  }
}

export function invite(at: When, by: string, username: string): Act {
  return {
    at,
    act: (population, id) =>
      inviteBughunter(population.person(by), id, inviteInput.parse({ username }).username),
  }
}

/** The invited person follows the link of the mail. */
export function answerInvite(at: When, username: string, input: AnswerInvitationInput): Act {
  return {
    at,
    act: async (population, id) => {
      const hunter = population.person(username)
      const own = and(eq(invitations.programId, id), eq(invitations.bughunterId, hunter.accountId))
      const rows = await database().select().from(invitations).where(own).orderBy(desc(invitations.createdAt))
      const { id: invitationId, idHash } = found(rows[0])
      const link = { idHash, token: invitationToken(invitationId) }
      return answerInvitation(hunter, link, answerInvitationInput.parse(input))
    },
  }
}

export function grant(at: When, by: string, member: string): Act {
  const proof = { currentPassword: demoPassword }
  return {
    at,
    act: (population, id) =>
      grantProgram(population.person(by), id, population.person(member).memberId ?? '', proof),
  }
}
