import { confirmAuthenticator } from '#domain/account/factor/confirm-authenticator.server.ts'
import {
  confirmAuthenticatorInput,
  proofAsked,
  proofInput,
  registerPasskeyInput,
  startPasskeyInput,
} from '#domain/account/factor/factor-input.ts'
import { factorsSeenBy, factorsView } from '#domain/account/factor/factor-queries.server.ts'
import { makeRecoveryCodes } from '#domain/account/factor/make-recovery-codes.server.ts'
import { startPasskey } from '#domain/account/factor/passkey-options.server.ts'
import { proofAskedOf } from '#domain/account/factor/reauthenticate.server.ts'
import { registerPasskey } from '#domain/account/factor/register-passkey.server.ts'
import { removeAuthenticator, removePasskey } from '#domain/account/factor/remove-factor.server.ts'
import { authenticatorSetup, startAuthenticator } from '#domain/account/factor/start-authenticator.server.ts'
import { text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { passkeyOptions } from './auth.ts'
import { type Call, get, post } from './call.ts'

const tag = 'security'
const who = 'person'
const whileFactorOwed = true
const recoveryCodes = z.array(text)

/** The second factor of one's own account; open while one is owed, or no one could ever set it up. */
export const securityCalls: readonly Call[] = [
  get('/api/v1/user/proof', {
    tag,
    says: ['Bukti yang diminta untuk perbuatan berisiko', 'The proof that risky acts ask for'],
    who,
    whileFactorOwed,
    answer: proofAsked,
    work: ({ actor }) => proofAskedOf(actor),
  }),
  get('/api/v1/user/factors', {
    tag,
    says: ['Faktor kedua', 'The second factors'],
    who,
    whileFactorOwed,
    answer: factorsView,
    work: ({ actor }) => factorsSeenBy(actor),
  }),
  post('/api/v1/user/authenticator/start', {
    tag,
    says: ['Mulai memasang autentikator: kunci yang dipindai', 'Begin an authenticator: the key to scan'],
    who,
    whileFactorOwed,
    answer: authenticatorSetup,
    work: ({ actor }) => startAuthenticator(actor),
  }),
  post('/api/v1/user/authenticator/confirm', {
    tag,
    says: ['Pasang autentikator dengan kode pertamanya', 'Confirm an authenticator by its first code'],
    who,
    whileFactorOwed,
    body: confirmAuthenticatorInput,
    answer: z.object({ recoveryCodes }),
    work: ({ actor, input }) => confirmAuthenticator(actor, input),
  }),
  post('/api/v1/user/authenticator/remove', {
    tag,
    says: ['Lepas autentikator', 'Remove the authenticator'],
    who,
    body: proofInput,
    work: ({ actor, input }) => removeAuthenticator(actor, input),
  }),
  post('/api/v1/user/recovery-codes', {
    tag,
    says: ['Buat kode pemulihan baru; yang lama mati', 'Make new recovery codes; the old ones die'],
    who,
    body: proofInput,
    answer: z.object({ recoveryCodes }),
    work: ({ actor, input }) => makeRecoveryCodes(actor, input),
  }),
  // Passkeys sign for our own address: these two are for scripts of our pages.
  post('/api/v1/user/passkeys/start', {
    tag,
    says: ['Yang diminta dari peramban untuk passkey baru', 'What a browser is asked for a new passkey'],
    who,
    whileFactorOwed,
    body: startPasskeyInput,
    answer: z.object({ options: passkeyOptions }),
    asIs: true,
    work: async ({ actor, input }) => ({ options: { ...(await startPasskey(actor, input)) } }),
  }),
  post('/api/v1/user/passkeys', {
    tag,
    says: ['Simpan passkey baru', 'Keep a new passkey'],
    who,
    whileFactorOwed,
    body: registerPasskeyInput,
    answer: z.object({ recoveryCodes: recoveryCodes.nullable() }),
    work: ({ actor, input }) => registerPasskey(actor, input),
  }),
  post('/api/v1/user/passkeys/:id/remove', {
    tag,
    says: ['Hapus passkey', 'Remove a passkey'],
    who,
    body: proofInput,
    work: ({ actor, params, input }) => removePasskey(actor, params.id, input),
  }),
]
