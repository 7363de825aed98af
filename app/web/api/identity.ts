import { createHash } from 'node:crypto'
import { leftOut } from '@cakrawala/api-contract/left-out'
import { acceptNda } from '#domain/account/identity/accept-nda.server.ts'
import { appealDenial } from '#domain/account/identity/appeal-denial.server.ts'
import { editPersonalData } from '#domain/account/identity/edit-personal-data.server.ts'
import { submitIdentity } from '#domain/account/identity/submit-identity.server.ts'
import {
  verificationSteps,
  verificationStepsOf,
} from '#domain/account/identity/verification-figures.server.ts'
import {
  denialAppealInput,
  ndaInput,
  personalDataInput,
  phoneCodeInput,
  phoneInput,
  submitIdentityInput,
} from '#domain/account/identity/verification-input.ts'
import {
  lastDecision,
  ownVerification,
  verificationView,
} from '#domain/account/identity/verification-queries.server.ts'
import {
  phoneAwaitingCode,
  sendPhoneCode,
  verifyPhone,
} from '#domain/account/identity/verify-phone.server.ts'
import { revisionFields } from '#domain/event/record.server.ts'
import { ndaText, ndaVersion } from '#i18n/nda.ts'
import { settings } from '#infra/settings.ts'
import type { Locale } from '#kernel/locale.ts'
import { refuseUnless } from '#kernel/refusal.ts'
import { text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { type Call, get, post, put } from './call.ts'

const tag = 'identity'
const who = ['bughunter'] as const
const ndaIn = (locale: Locale) => ndaText(locale, settings().brandName)

/** The way of a bughunter to being verified. */
export const identityCalls: readonly Call[] = [
  get('/api/v1/bughunter/verification', {
    tag,
    says: ['Sejauh mana verifikasimu', 'How far your verification is'],
    who,
    answer: z.object({
      steps: verificationSteps,
      verification: verificationView.extend({
        ...{ ...revisionFields, lastDecision: lastDecision.extend({ caseId: leftOut }).nullable() },
      }),
      phoneAwaitingCode: text.nullable(),
    }),
    work: async ({ actor }) => ({
      steps: await verificationStepsOf(actor),
      verification: await ownVerification(actor),
      phoneAwaitingCode: await phoneAwaitingCode(actor),
    }),
  }),
  put('/api/v1/bughunter/personal-data', {
    tag,
    says: ['Ubah data diri', 'Change your personal data'],
    who,
    body: personalDataInput,
    work: ({ actor, input }) => editPersonalData(actor, input),
  }),
  post('/api/v1/bughunter/phone/send-code', {
    tag,
    says: ['Kirim kode ke nomor ponsel', 'Send a code to the mobile phone'],
    who,
    body: phoneInput,
    work: ({ actor, input }) => sendPhoneCode(actor, input.phone),
  }),
  post('/api/v1/bughunter/phone/verify', {
    tag,
    says: ['Buktikan nomor ponsel dengan kodenya', 'Prove the mobile phone by its code'],
    who,
    body: phoneCodeInput,
    work: ({ actor, input }) => verifyPhone(actor, input),
  }),
  get('/api/v1/bughunter/nda', {
    tag,
    says: ['Naskah perjanjian kerahasiaan', 'The text of the NDA'],
    who,
    answer: z.object({ version: text, text }),
    work: async ({ locale }) => ({ version: ndaVersion, text: ndaIn(locale) }),
  }),
  post('/api/v1/bughunter/nda', {
    tag,
    says: ['Setujui perjanjian kerahasiaan', 'Accept the NDA'],
    who,
    body: ndaInput,
    refuses: ['conflict'],
    work: async ({ actor, input: { version }, locale, device }) => {
      refuseUnless(version === ndaVersion, 'conflict', 'nda_changed')
      const textHash = createHash('sha256').update(ndaIn(locale)).digest()
      await acceptNda(actor, { version, textHash, device })
    },
  }),
  post('/api/v1/bughunter/identity', {
    tag,
    says: ['Kirim dua dokumen dan swafoto', 'Send two documents and a selfie'],
    who,
    body: submitIdentityInput,
    form: true,
    refuses: ['file_too_large'],
    work: ({ actor, input }) => submitIdentity(actor, input),
  }),
  post('/api/v1/bughunter/identity/appeal', {
    tag,
    says: ['Ajukan keberatan atas penolakan', 'Object to a denial'],
    who,
    body: denialAppealInput,
    refuses: ['move_forbidden', 'conflict'],
    work: ({ actor, input }) => appealDenial(actor, input.appeal),
  }),
]
