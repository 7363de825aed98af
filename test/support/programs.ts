import { jakartaDay } from '@cakrawala/calendar/business-days'
import { after, day, now } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { signAgreement } from '#db/seed/sign-agreement.ts'
import { createProgram } from '#domain/program/editing/create-program.server.ts'
import { decideProgram } from '#domain/program/editing/decide-program.server.ts'
import { type ProgramInput, programInput } from '#domain/program/program-input.ts'
import { submitProgram } from '#domain/report/plan/submit-program.server.ts'
import type { Person } from '#kernel/actor.ts'
import { operator } from './cast.ts'
import { cover } from './cover.ts'
import { exemptTargets } from './exempt-targets.ts'

/** A sound program as a form or a JSON body sends it. */
export function writtenProgram(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    kind: 'bug_bounty',
    managedBy: 'company',
    visibility: 'public',
    validUntil: jakartaDay(after(now(), 90 * day)),
    title: 'Nusa Bank Mobile',
    summary: 'Menguji aplikasi mobile banking dan API transaksinya.',
    descriptionMd: 'Kami **mengundang** bughunter untuk menguji aplikasi kami dengan hati-hati dan sopan.',
    scope: [
      { type: 'web', target: 'https://app.nusabank.test', note: '' },
      { type: 'api', target: 'https://api.nusabank.test', note: 'v2 saja' },
    ],
    outOfScope: ['Denial of service'],
    publicationRules: 'Publikasi setelah diperbaiki dan disetujui tertulis.',
    rewardType: 'money',
    grid: {
      low: { least: '500.000', most: '1.500.000' },
      critical: { least: '15.000.000', most: 'Rp75.000.000' },
    },
    ...changes,
  }
}

export function programInputWith(changes: Record<string, unknown> = {}): ProgramInput {
  return programInput.parse(writtenProgram(changes))
}

/** A draft of a company. */
export async function draftProgram(
  owner: Person & { companyId: string },
  changes: Record<string, unknown> = {},
): Promise<string> {
  const { id } = await createProgram(owner, owner.companyId, programInputWith(changes), newId())
  await exemptTargets(id)
  return id
}

/** A program that went through review and is live. */
export async function liveProgram(
  owner: Person & { companyId: string },
  changes: Record<string, unknown> = {},
): Promise<string> {
  const id = await draftProgram(owner, changes)
  await submitProgram(owner, id)
  await decideProgram(await operator(), id, { decision: 'accept', version: 1 })
  await cover(owner.companyId)
  return id
}

/** Lets a bughunter accept the present agreement. */
export async function agree(bughunter: Person, programId: string): Promise<{ hash: string; id: string }> {
  return signAgreement(bughunter, programId, 'test')
}
