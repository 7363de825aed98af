import { overwriting } from '@cakrawala/page-parts/overwriting'
import { announceInProgram } from '#domain/program/announcement/announce-in-program.server.ts'
import {
  editProgramAnnouncement,
  withdrawProgramAnnouncement,
} from '#domain/program/announcement/edit-program-announcement.server.ts'
import {
  announceInput,
  editAnnouncementForm,
  withdrawAnnouncementForm,
} from '#domain/program/announcement/program-announcement-input.ts'
import { managedAnnouncementsSeenBy } from '#domain/program/announcement/program-announcement-queries.server.ts'
import { decideProgram } from '#domain/program/editing/decide-program.server.ts'
import { pauseProgram, resumeProgram } from '#domain/program/editing/pause-program.server.ts'
import { inviteBughunter } from '#domain/program/invitation/invite-bughunter.server.ts'
import { revokeInvitation } from '#domain/program/invitation/revoke-invitation.server.ts'
import { restoreLetterInput, revokeLetterInput } from '#domain/program/letter/letter-input.ts'
import { restoreLetter, revokeLetter } from '#domain/program/letter/revoke-letter.server.ts'
import { clearLateProgram } from '#domain/program/lock-program.server.ts'
import {
  answerProgramInput,
  clearLateInput,
  inviteInput,
  revokeInput,
  seenVersionForm,
} from '#domain/program/program-input.ts'
import { decideProposal } from '#domain/program/proposal/decide-proposal.server.ts'
import { withdrawProposal } from '#domain/program/proposal/withdraw-proposal.server.ts'
import { setTaxScheme } from '#domain/program/tax/set-tax-scheme.server.ts'
import { taxSchemeInput } from '#domain/program/tax/tax-scheme-input.ts'
import { addTestAccounts } from '#domain/program/test-account/add-test-accounts.server.ts'
import { allowTestAccount, closeTestAccount } from '#domain/program/test-account/close-test-account.server.ts'
import {
  addTestAccountsInput,
  allowTestAccountInput,
  closeTestAccountInput,
} from '#domain/program/test-account/test-account-input.ts'
import { submitProgram } from '#domain/report/plan/submit-program.server.ts'
import { revokeCertificateInput } from '#domain/reward/certificate/certificate-input.ts'
import { revokeCertificate } from '#domain/reward/certificate/revoke-certificate.server.ts'
import { acceptProgram } from '#domain/reward/challenge/accept-program.server.ts'
import { confirmResults } from '#domain/reward/challenge/confirm-results.server.ts'
import { endProgramAndPrizes } from '#domain/reward/challenge/end-program-and-prizes.server.ts'
import { proposeResults } from '#domain/reward/challenge/propose-results.server.ts'
import { resultsInput } from '#domain/reward/challenge/results-input.ts'
import { type Actor, isPerson } from '#kernel/actor.ts'
import { refuse, refuseUnless } from '#kernel/refusal.ts'
import { newest } from '#web/http/overwriting.ts'
import { parseForm } from '../parse.ts'
import { newsStart } from './own-programs.ts'

type Act = (actor: Actor, id: string, form: FormData) => Promise<void>

/** For the answer to a refused announcement: the text that is current. */
export const newestAnnouncement = newest(async ({ actor, params, url }, form) => {
  const id = form.get('announcementId')
  if (id === null) return null
  const from = url.searchParams.get(newsStart)
  const { rows } = await managedAnnouncementsSeenBy(actor, params.id ?? '', { from })
  const announcement = rows.find((known) => known.id === id)
  return announcement && { newest: announcement.version, at: announcement.editedAt ?? announcement.at }
})

/** The buttons of a program's page, by intent; the use cases decide who may press them. */
const acts: Readonly<Record<string, { act: Act; done: string }>> = {
  submit: { act: (actor, id) => submitProgram(actor, id), done: 'program_submitted' },
  pause: { act: (actor, id) => pauseProgram(actor, id), done: 'program_paused' },
  resume: { act: (actor, id) => resumeProgram(actor, id), done: 'program_resumed' },
  end: { act: (actor, id) => endProgramAndPrizes(actor, id), done: 'program_ended' },
  accept: { act: accept, done: 'program_accepted' },
  decide: { act: decide, done: 'program_answered' },
  accept_version: { act: acceptVersion, done: 'version_approved' },
  decide_version: { act: decideVersion, done: 'version_answered' },
  withdraw_version: { act: withdrawVersion, done: 'version_withdrawn' },
  invite: { act: invite, done: 'invitation_sent' },
  revoke: { act: revoke, done: 'invitation_revoked' },
  revoke_letter: { act: takeLetter, done: 'letter_revoked' },
  restore_letter: { act: giveLetter, done: 'letter_restored' },
  propose_results: { act: propose, done: 'results_proposed' },
  confirm_results: { act: confirm, done: 'results_confirmed' },
  clear_late: { act: clearLate, done: 'program_late_cleared' },
  set_tax_scheme: { act: setScheme, done: 'tax_scheme_set' },
  announce: { act: announce, done: 'announcement_live' },
  edit_announcement: { act: editAnnouncement, done: 'announcement_saved' },
  withdraw_announcement: { act: withdrawAnnouncement, done: 'announcement_withdrawn' },
  add_test_accounts: { act: addAccounts, done: 'test_accounts_added' },
  close_test_account: { act: closeAccount, done: 'test_account_closed' },
  allow_test_account: { act: allowAccount, done: 'test_account_allowed' },
  revoke_certificate: { act: takeCertificate, done: 'certificate_revoked' },
}

/**
 * Does what the pressed button of a program's page asks.
 * @returns the text key of the success message
 * @throws Refusal invalid_input for an unknown button, and those of the use cases
 */
export async function actOnProgram(actor: Actor, programId: string, form: FormData): Promise<string> {
  // A form in a row of a list names its row after a colon.
  const [intent = ''] = String(form.get('intent')).split(':', 1)
  const wanted = Object.hasOwn(acts, intent) ? acts[intent] : undefined
  const { act, done } = wanted ?? refuse('invalid_input')
  await act(actor, programId, form)
  return done
}

async function accept(actor: Actor, id: string, form: FormData): Promise<void> {
  await acceptProgram(actor, id, parseForm(seenVersionForm, form).version)
}

async function decide(actor: Actor, id: string, form: FormData): Promise<void> {
  await decideProgram(actor, id, parseForm(answerProgramInput, form))
}

async function acceptVersion(actor: Actor, id: string, form: FormData): Promise<void> {
  await decideProposal(actor, id, { decision: 'accept', ...parseForm(seenVersionForm, form) })
}

async function decideVersion(actor: Actor, id: string, form: FormData): Promise<void> {
  await decideProposal(actor, id, parseForm(answerProgramInput, form))
}

async function withdrawVersion(actor: Actor, id: string, form: FormData): Promise<void> {
  await withdrawProposal(actor, id, parseForm(seenVersionForm, form))
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

async function setScheme(actor: Actor, id: string, form: FormData): Promise<void> {
  await setTaxScheme(actor, id, parseForm(taxSchemeInput, form))
}

async function clearLate(actor: Actor, id: string, form: FormData): Promise<void> {
  await clearLateProgram(actor, id, parseForm(clearLateInput, form))
}

async function takeCertificate(actor: Actor, _id: string, form: FormData): Promise<void> {
  await revokeCertificate(actor, parseForm(revokeCertificateInput, form))
}

async function announce(actor: Actor, id: string, form: FormData): Promise<void> {
  await announceInProgram(actor, id, parseForm(announceInput, form))
}

async function editAnnouncement(actor: Actor, id: string, form: FormData): Promise<void> {
  const { announcementId, ...input } = parseForm(editAnnouncementForm, overwriting(form, 'version'))
  await editProgramAnnouncement(actor, id, announcementId, input)
}

async function withdrawAnnouncement(actor: Actor, id: string, form: FormData): Promise<void> {
  await withdrawProgramAnnouncement(actor, id, parseForm(withdrawAnnouncementForm, form).announcementId)
}

async function addAccounts(actor: Actor, id: string, form: FormData): Promise<void> {
  await addTestAccounts(actor, id, parseForm(addTestAccountsInput, form))
}

async function closeAccount(actor: Actor, id: string, form: FormData): Promise<void> {
  await closeTestAccount(actor, id, parseForm(closeTestAccountInput, form))
}

async function allowAccount(actor: Actor, id: string, form: FormData): Promise<void> {
  await allowTestAccount(actor, id, parseForm(allowTestAccountInput, form))
}

async function propose(actor: Actor, id: string, form: FormData): Promise<void> {
  refuseUnless(isPerson(actor), 'forbidden')
  await proposeResults(actor, id, parseForm(resultsInput, form))
}

async function confirm(actor: Actor, id: string, form: FormData): Promise<void> {
  refuseUnless(isPerson(actor), 'forbidden')
  await confirmResults(actor, id, parseForm(resultsInput, form))
}
