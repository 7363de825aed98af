import { decideProgram } from '#domain/program/decide-program.server.ts'
import { endProgram } from '#domain/program/end-program.server.ts'
import { inviteBughunter } from '#domain/program/invite-bughunter.server.ts'
import { restoreLetterInput, revokeLetterInput } from '#domain/program/letter/letter-input.ts'
import { restoreLetter, revokeLetter } from '#domain/program/letter/revoke-letter.server.ts'
import { pauseProgram, resumeProgram } from '#domain/program/pause-program.server.ts'
import { decideProgramInput, inviteInput, revokeInput } from '#domain/program/program-input.ts'
import { revokeInvitation } from '#domain/program/revoke-invitation.server.ts'
import { submitProgram } from '#domain/program/submit-program.server.ts'
import { revokeCertificateInput } from '#domain/reward/certificate/certificate-input.ts'
import { revokeCertificate } from '#domain/reward/certificate/revoke-certificate.server.ts'
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
  revoke_letter: { act: takeLetter, done: 'letter_revoked' },
  restore_letter: { act: giveLetter, done: 'letter_restored' },
  revoke_certificate: { act: takeCertificate, done: 'certificate_revoked' },
}

/**
 * Does what the pressed button of a program's page asks.
 * @returns the word key that says it was done
 * @throws Refusal invalid_input for an unknown button, and those of the verbs
 */
export async function actOnProgram(actor: Actor, programId: string, form: FormData): Promise<string> {
  // A form in a row of a list says behind a colon which row it stands in.
  const [intent = ''] = String(form.get('intent')).split(':', 1)
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

async function takeLetter(actor: Actor, id: string, form: FormData): Promise<void> {
  await revokeLetter(actor, id, parseForm(revokeLetterInput, form))
}

async function giveLetter(actor: Actor, id: string, form: FormData): Promise<void> {
  await restoreLetter(actor, id, parseForm(restoreLetterInput, form))
}

async function takeCertificate(actor: Actor, _id: string, form: FormData): Promise<void> {
  await revokeCertificate(actor, parseForm(revokeCertificateInput, form))
}
