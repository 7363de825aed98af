import { cancelReset } from '#domain/account/factor-reset/cancel-reset.server.ts'
import { askPasswordReset } from '#domain/account/password/ask-password-reset.server.ts'
import { askLinkInput, setPasswordInput } from '#domain/account/password/password-input.ts'
import { createPassword, resetPassword } from '#domain/account/password/set-password-by-link.server.ts'
import { linkTokenInput } from '#domain/account/recovery/recovery-input.ts'
import { askFactorReset, startReset } from '#domain/account/recovery/start-reset.server.ts'
import { undoContactChange } from '#domain/account/recovery/undo-contact-change.server.ts'
import { type Call, post } from './call.ts'

/** Ways back into an account by the API: the same use cases as the pages, the same silence. */
export const recoveryCalls: readonly Call[] = [
  post('/auth-api/api/forgot-password', {
    tag: 'session',
    says: ['Minta tautan atur ulang kata sandi', 'Ask for a link to reset the password'],
    who: 'anyone',
    body: askLinkInput,
    work: ({ actor, input, locale }) => askPasswordReset(actor, input.identifier, locale),
  }),
  post('/auth-api/api/forgot-totp', {
    tag: 'session',
    says: ['Minta tautan atur ulang autentikator', 'Ask for a link to reset the authenticator'],
    who: 'anyone',
    body: askLinkInput,
    work: ({ actor, input, locale }) => askFactorReset(actor, input.identifier, locale),
  }),
  post('/auth-api/api/reset-totp', {
    tag: 'session',
    says: ['Atur ulang autentikator dengan tautan', 'Reset the authenticator by the link'],
    who: 'anyone',
    body: linkTokenInput,
    work: ({ actor, input }) => startReset(actor, input.token),
  }),
  post('/auth-api/api/cancel-totp-reset', {
    tag: 'session',
    says: ['Batalkan atur ulang autentikator', 'Stop the reset of the authenticator'],
    who: 'anyone',
    body: linkTokenInput,
    work: ({ actor, input }) => cancelReset(actor, input.token),
  }),
  post('/auth-api/api/undo-contact-change', {
    tag: 'session',
    says: ['Kembalikan email atau nomor yang diganti', 'Undo a changed address or number'],
    who: 'anyone',
    body: linkTokenInput,
    refuses: ['conflict'],
    work: ({ actor, input }) => undoContactChange(actor, input.token),
  }),
  post('/auth-api/api/reset-password', {
    tag: 'session',
    says: ['Pasang kata sandi baru dengan tautan', 'Set a new password by the link'],
    who: 'anyone',
    body: setPasswordInput,
    work: ({ actor, input: { token, ...input } }) => resetPassword(actor, token, input),
  }),
  post('/auth-api/api/create-password', {
    tag: 'session',
    says: ['Buat kata sandi pertama', 'Create the first password'],
    who: 'anyone',
    body: setPasswordInput,
    work: ({ actor, input: { token, ...input } }) => createPassword(actor, token, input),
  }),
]
