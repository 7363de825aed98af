import { savedDraft } from '#domain/report/draft/save-draft.server.ts'
import { familyNames } from '#domain/report/families/template-families.ts'
import { beginInput, beginWithTemplate } from '#domain/report/template/begin-with-template.server.ts'
import { renameTemplateInput, saveTemplateInput } from '#domain/report/template/template-input.ts'
import { templateLine, templatesSeenBy } from '#domain/report/template/template-queries.server.ts'
import {
  deleteTemplate,
  renameTemplate,
  saveTemplate,
} from '#domain/report/template/write-template.server.ts'
import { text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { type Call, get, post, put, remove } from './call.ts'

const tag = 'reports'
const who = ['bughunter'] as const
const limit = ['60 perubahan sejam', '60 changes an hour'] as const

/** Texts a bughunter saved to begin reports with. */
export const templateCalls: readonly Call[] = [
  get('/api/v1/bughunter/report-templates', {
    tag,
    says: ['Templat laporan: bawaan dan milik sendiri', 'Report templates: ours and your own'],
    who,
    answer: z.object({
      families: z.array(z.object({ key: text, name: text })),
      templates: z.array(templateLine),
    }),
    work: async ({ actor, locale }) => ({
      families: familyNames(locale),
      templates: await templatesSeenBy(actor),
    }),
  }),
  post('/api/v1/bughunter/report-templates', {
    tag,
    says: [
      'Simpan teks laporan atau draf sebagai templat',
      'Save the texts of a report or draft as a template',
    ],
    who,
    body: saveTemplateInput,
    answer: z.object({ id: text }),
    refuses: ['conflict'],
    limit,
    work: ({ actor, input }) => saveTemplate(actor, input),
  }),
  put('/api/v1/programs/:id/drafts/from-template', {
    tag,
    says: [
      'Simpan draf dengan kolom kosongnya terisi dari templat',
      'Save a draft with its empty fields filled from a template',
    ],
    who,
    body: beginInput,
    answer: z.object({ draft: savedDraft }),
    refuses: ['conflict', 'key_reused', 'too_many_requests'],
    work: async ({ actor, params, input, locale }) => ({
      draft: await beginWithTemplate(actor, params.id, input, locale),
    }),
  }),
  put('/api/v1/bughunter/report-templates/:id', {
    tag,
    says: ['Ganti nama templat laporan', 'Rename a report template'],
    who,
    body: renameTemplateInput,
    limit,
    work: ({ actor, params, input }) => renameTemplate(actor, params.id, input),
  }),
  remove('/api/v1/bughunter/report-templates/:id', {
    tag,
    says: ['Hapus templat laporan', 'Delete a report template'],
    who,
    limit,
    work: ({ actor, params }) => deleteTemplate(actor, params.id),
  }),
]
