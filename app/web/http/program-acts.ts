import { decideProgram } from '#domain/program/decide-program.server.ts'
import { endProgram } from '#domain/program/end-program.server.ts'
import { grantProgram, withdrawProgramGrant } from '#domain/program/grant-program.server.ts'
import { inviteBughunter } from '#domain/program/invite-bughunter.server.ts'
import { pauseProgram, resumeProgram } from '#domain/program/pause-program.server.ts'
import { decideProgramInput, grantInput, inviteInput, revokeInput } from '#domain/program/program-input.ts'
import { revokeInvitation } from '#domain/program/revoke-invitation.server.ts'
import { submitProgram } from '#domain/program/submit-program.server.ts'
import type { Actor } from '#kernel/actor.ts'
import { refuse } from '#kernel/refusal.ts'
import { parseForm, parseInput } from './parse.ts'

type Act = (actor: Actor, id: string, form: FormData) => Promise<void>

/** The buttons of a program's page, by intent; the verbs decide who may press them. */
const acts: Readonly<Record<string, { act: Act; done: string }>> = {
  submit: { act: (actor, id) => submitProgram(actor, id), done: 'program_submitted' },
  pause: { act: (actor, id) => pauseProgram(actor, id), done: 'program_paused' },
  resume: { act: (actor, id) => resumeProgram(actor, id), done: 'program_resumed' },
  end: { act: (actor, id) => endProgram(actor, id), done: 'program_ended' },
  accept: { act: (actor, id) => decideProgram(actor, id, { decision: 'accept' }), done: 'program_accepted' },
  reject: { act: reject, done: 'program_rejected' },
  invite: { act: invite, done: 'invitation_sent' },
  revoke: { act: revoke, done: 'invitation_revoked' },
  grant: { act: grant, done: 'access_changed' },
  withdraw: { act: withdraw, done: 'access_changed' },
}

/**
 * Does what the pressed button of a program's page asks.
 * @returns the word key that says it was done
 * @throws Refusal invalid_input for an unknown button, and those of the verbs
 */
export async function actOnProgram(actor: Actor, programId: string, form: FormData): Promise<string> {
  const intent = String(form.get('intent'))
  const wanted = Object.hasOwn(acts, intent) ? acts[intent] : undefined
  const { act, done } = wanted ?? refuse('invalid_input')
  await act(actor, programId, form)
  return done
}

async function reject(actor: Actor, id: string, form: FormData): Promise<void> {
  const reason = form.get('reason') ?? undefined
  await decideProgram(actor, id, parseInput(decideProgramInput, { decision: 'reject', reason }))
}

async function invite(actor: Actor, id: string, form: FormData): Promise<void> {
  await inviteBughunter(actor, id, parseForm(inviteInput, form).username)
}

async function revoke(actor: Actor, id: string, form: FormData): Promise<void> {
  await revokeInvitation(actor, id, parseForm(revokeInput, form).invitationId)
}

async function grant(actor: Actor, id: string, form: FormData): Promise<void> {
  await grantProgram(actor, id, parseForm(grantInput, form).memberId)
}

async function withdraw(actor: Actor, id: string, form: FormData): Promise<void> {
  await withdrawProgramGrant(actor, id, parseForm(grantInput, form).memberId)
}
