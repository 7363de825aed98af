import { entryInput, selfDescriptionInput } from '#domain/account/curriculum-vitae/curriculum-vitae-input.ts'
import {
  ownCurriculumVitae,
  ownCurriculumVitaeView,
} from '#domain/account/curriculum-vitae/curriculum-vitae-queries.server.ts'
import { describeOneself } from '#domain/account/curriculum-vitae/describe-oneself.server.ts'
import { addEntry, deleteEntry, editEntry } from '#domain/account/curriculum-vitae/edit-entries.server.ts'
import { type Call, get, post, put, remove } from './call.ts'

const tag = 'profile'
const who = ['bughunter'] as const

/** The public profile that a bughunter writes. */
export const curriculumVitaeCalls: readonly Call[] = [
  get('/api/v1/bughunter/curriculum-vitae', {
    tag,
    says: ['Riwayat hidupmu', 'Your curriculum vitae'],
    who,
    answer: ownCurriculumVitaeView,
    work: ({ actor }) => ownCurriculumVitae(actor),
  }),
  put('/api/v1/bughunter/curriculum-vitae', {
    tag,
    says: ['Ubah tentang diri dan keahlian', 'Change what you say of yourself and your skills'],
    who,
    body: selfDescriptionInput,
    work: ({ actor, input }) => describeOneself(actor, input),
  }),
  post('/api/v1/bughunter/curriculum-vitae/entries', {
    tag,
    says: ['Tambah baris; id yang sama, baris yang sama', 'Add a line; the same id is the same line'],
    who,
    body: entryInput,
    work: ({ actor, input }) => addEntry(actor, input),
  }),
  put('/api/v1/bughunter/curriculum-vitae/entries', {
    tag,
    says: ['Ubah baris', 'Change a line'],
    who,
    body: entryInput,
    refuses: ['not_found', 'conflict'],
    work: ({ actor, input }) => editEntry(actor, input),
  }),
  remove('/api/v1/bughunter/curriculum-vitae/entries/:id', {
    tag,
    says: ['Hapus baris', 'Remove a line'],
    who,
    work: ({ actor, params }) => deleteEntry(actor, params.id),
  }),
]
