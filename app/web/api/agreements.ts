import { agreeToProgram } from '#domain/program/agreement/agree-to-program.server.ts'
import { sendAgreementCode } from '#domain/program/agreement/agreement-code.server.ts'
import {
  agreementDocument,
  agreementDocumentSeenBy,
  agreementSeenBy,
  agreementText,
  agreementTextSeenBy,
  agreementView,
} from '#domain/program/agreement/agreement-queries.server.ts'
import { agreementToSign, signingView } from '#domain/program/agreement/agreement-to-sign.server.ts'
import { agreementKey } from '#domain/program/agreement/ready-to-sign.server.ts'
import { answerInvitation } from '#domain/program/invitation/answer-invitation.server.ts'
import {
  invitationSeenBy,
  invitationView,
  openInvitation,
  openInvitationsOf,
} from '#domain/program/invitation/invitation-queries.server.ts'
import { restoreLetterInput, revokeLetterInput } from '#domain/program/letter/letter-input.ts'
import { lettersOfProgram, ownLetter } from '#domain/program/letter/letter-queries.server.ts'
import { letterLine, ownLetterView } from '#domain/program/letter/letter-view.ts'
import { restoreLetter, revokeLetter } from '#domain/program/letter/revoke-letter.server.ts'
import { agreeInput, agreementCodeInput, answerInvitationInput } from '#domain/program/program-input.ts'
import { found } from '#kernel/refusal.ts'
import { text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { type Call, get, post } from './call.ts'
import { pageOf, placed, rowsOf, wantedOf } from './paging.ts'
import { managed, managing } from './programs.ts'
import { reportPeople } from './reports.ts'

const tag = 'agreements'
const who = ['bughunter'] as const

/** From the invitation to the letter that allows to test. */
export const agreementCalls: readonly Call[] = [
  get('/api/v1/invitations', {
    tag,
    says: ['Undangan yang menunggu jawabanmu', 'The invitations that wait for your answer'],
    who,
    answer: rowsOf(openInvitation),
    work: async ({ actor }) => ({ rows: await openInvitationsOf(actor) }),
  }),
  get('/api/v1/invitations/:idHash/:token', {
    tag,
    says: ['Undangan di balik sebuah tautan', 'The invitation behind a link'],
    who,
    answer: z.object({ invitation: invitationView }),
    work: async ({ actor, params }) => ({ invitation: found(await invitationSeenBy(actor, params)) }),
  }),
  post('/api/v1/invitations/:idHash/:token/answer', {
    tag,
    says: ['Terima atau tolak undangan', 'Accept or decline an invitation'],
    who,
    body: answerInvitationInput,
    answer: z.object({ programId: text.nullable() }),
    work: ({ actor, params, input }) => answerInvitation(actor, params, input),
  }),
  get('/api/v1/programs/:id/agreement', {
    tag,
    says: ['Naskah perjanjian yang berlaku', 'The agreement text in force'],
    who: reportPeople,
    answer: z.object({ agreement: agreementText }),
    work: async ({ actor, params }) => {
      if (actor.role !== 'bughunter') await managed(actor, params.id)
      return { agreement: found(await agreementTextSeenBy(actor, params.id)) }
    },
  }),
  get('/api/v1/programs/:id/agree', {
    tag,
    says: ['Yang diminta untuk menandatangani', 'What signing asks for'],
    who,
    answer: signingView,
    work: async ({ actor, params }) => found(await agreementToSign(actor, params.id)).signing,
  }),
  post('/api/v1/programs/:id/agree/send-code', {
    tag,
    says: [
      'Kirim kode tanda tangan lewat email; tanpa kode bila sudah disetujui',
      'Mail the code that signs; none where it is signed already',
    ],
    who,
    body: agreementCodeInput,
    answer: z.object({ agreement: agreementKey.nullable() }),
    refuses: ['step_missing', 'conflict', 'too_many_requests'],
    work: async ({ actor, params, input }) => ({
      agreement: await sendAgreementCode(actor, params.id, input),
    }),
  }),
  post('/api/v1/programs/:id/agree', {
    tag,
    says: [
      'Setujui naskah dengan hash ini, dengan kode email atau faktor kedua',
      'Agree to the text of this hash, with the mailed code or the second factor',
    ],
    who,
    body: agreeInput,
    answer: agreementKey,
    refuses: ['step_missing', 'conflict'],
    work: ({ actor, params, input, device }) => agreeToProgram(actor, params.id, input, device),
  }),
  get('/api/v1/agreements/:hash/:id', {
    tag,
    says: ['Perjanjian yang sudah disetujui', 'An agreement that was accepted'],
    who: reportPeople,
    answer: z.object({ agreement: agreementView }),
    work: async ({ actor, params }) => ({
      agreement: found(await agreementSeenBy(actor, params.hash, params.id)),
    }),
  }),
  get('/api/v1/agreements/:hash', {
    tag,
    says: ['Dokumen perjanjian dengan surat izinnya', 'The document of an agreement and its letter'],
    who: reportPeople,
    answer: z.object({ document: agreementDocument }),
    work: async ({ actor, params }) => ({
      document: found(await agreementDocumentSeenBy(actor, params.hash)),
    }),
  }),
  get('/api/v1/agreements/:hash/:id/letter', {
    tag,
    says: ['Surat izin uji milik sendiri', 'Your own letter of authorisation'],
    who,
    answer: z.object({ letter: ownLetterView }),
    work: async ({ actor, params }) => ({ letter: found(await ownLetter(actor, params.hash, params.id)) }),
  }),
  get('/api/v1/programs/:id/letters', {
    tag,
    says: ['Surat izin uji sebuah program', 'The letters of a program'],
    who: managing,
    query: z.strictObject(placed),
    answer: pageOf(letterLine),
    work: async ({ actor, params, query }) => {
      const { id } = await managed(actor, params.id)
      return lettersOfProgram(actor, id, wantedOf(query))
    },
  }),
  post('/api/v1/programs/:id/letters/revoke', {
    tag,
    says: ['Cabut surat izin uji', 'Revoke a letter'],
    who: managing,
    body: revokeLetterInput,
    refuses: ['move_forbidden'],
    work: ({ actor, params, input }) => revokeLetter(actor, params.id, input),
  }),
  post('/api/v1/programs/:id/letters/restore', {
    tag,
    says: ['Pulihkan surat izin uji', 'Give a letter back'],
    who: managing,
    body: restoreLetterInput,
    refuses: ['move_forbidden'],
    work: ({ actor, params, input }) => restoreLetter(actor, params.id, input),
  }),
]
