import { newId } from '@cakrawala/ids/ids'
import { and, desc, eq } from 'drizzle-orm'
import { signAgreement } from '#db/seed/sign-agreement.ts'
import { createProgram } from '#domain/program/editing/create-program.server.ts'
import { decideProgram } from '#domain/program/editing/decide-program.server.ts'
import { answerInvitation } from '#domain/program/invitation/answer-invitation.server.ts'
import { invitationToken } from '#domain/program/invitation/invitation-queries.server.ts'
import { inviteBughunter } from '#domain/program/invitation/invite-bughunter.server.ts'
import type { ProgramInput } from '#domain/program/program-input.ts'
import { invitations } from '#domain/program/program-tables.server.ts'
import { submitProgram } from '#domain/report/plan/submit-program.server.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { found } from '#kernel/refusal.ts'
import { cover } from './cover.ts'
import { exemptTargets } from './exempt-targets.ts'
import { lastDay } from './last-day.ts'

type Owner = Person & { companyId: string }

export const scopeTarget = 'https://app.nusabank.test'

/** What a company types into the form of a program. */
export function programTexts(more: Partial<ProgramInput> = {}): ProgramInput {
  return {
    kind: 'bug_bounty',
    managedBy: 'product',
    visibility: 'public',
    validUntil: lastDay,
    title: 'Program Nusa',
    summary: 'Uji aplikasi perbankan kami dengan sopan.',
    descriptionMd:
      'Kami mengundang bughunter menguji aplikasi perbankan kami. Jangan menyentuh data nasabah.',
    scope: [{ type: 'web', target: scopeTarget, note: '' }],
    outOfScope: ['Serangan yang membuat layanan tidak tersedia'],
    publicationRules: 'Boleh diceritakan setelah diperbaiki dan ditutup.',
    rewardType: 'money',
    grid: {
      low: { least: '500000', most: '1500000' },
      medium: { least: '1500000', most: '5000000' },
      high: { least: '5000000', most: '20000000' },
      critical: { least: '15000000', most: '75000000' },
    },
    otherRewards: null,
    ...more,
  }
}

export async function draftProgram(owner: Owner, more: Partial<ProgramInput> = {}): Promise<string> {
  const { id } = await createProgram(owner, owner.companyId, programTexts(more), newId())
  await exemptTargets(id)
  return id
}

/** Written by the company, accepted by the platform team. */
export async function liveProgram(
  owner: Owner,
  team: Person,
  more: Partial<ProgramInput> = {},
): Promise<string> {
  const id = await draftProgram(owner, more)
  await submitProgram(owner, id)
  await decideProgram(team, id, { decision: 'accept', version: 1 })
  await cover(owner.companyId)
  return id
}

/** Signs the agreement of a program; with `inviter` after an invitation. @returns the two halves of its address */
export async function join(hunter: Person, programId: string, inviter?: Person) {
  if (inviter) {
    const link = await invite(inviter, programId, hunter)
    await answerInvitation(hunter, link, { decision: 'accept' })
  }
  return signAgreement(hunter, programId, 'test')
}

/** Sends an invitation. @returns what its link holds, as the mail would */
export async function invite(inviter: Person, programId: string, hunter: Person) {
  await inviteBughunter(inviter, programId, hunter.username)
  const [row] = await database()
    .select({ id: invitations.id, idHash: invitations.idHash })
    .from(invitations)
    .where(and(eq(invitations.programId, programId), eq(invitations.bughunterId, hunter.accountId)))
    .orderBy(desc(invitations.createdAt))
  const { id, idHash } = found(row)
  return { id, idHash, token: invitationToken(id) }
}
