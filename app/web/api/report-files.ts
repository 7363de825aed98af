import { neededFile } from '#domain/account/account-fields.ts'
import { detachFile, reportFileSeenBy } from '#domain/report/attach-file.server.ts'
import { attachUpload } from '#domain/report/attach-upload.server.ts'
import { finishUpload } from '#domain/report/upload/finish-upload.server.ts'
import { found } from '#kernel/refusal.ts'
import { text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { type Call, post, remove, signedFile } from './call.ts'
import { reportPeople } from './reports.ts'

const upload = z.strictObject({ file: neededFile })
const tag = 'reports'

/** Evidence: uploaded to a report of one's own, read by the person who reads the report. */
export const reportFileCalls: readonly Call[] = [
  post('/api/v1/reports/:id/files', {
    tag,
    says: ['Unggah bukti ke draf atau laporan', 'Upload evidence to a draft or report'],
    who: ['bughunter'],
    body: upload,
    form: true,
    answer: z.object({ id: text }),
    refuses: ['file_too_large'],
    work: async ({ actor, params, input }) => {
      const { fileId } = await attachUpload(actor, params.id, input.file, 'file')
      return { id: fileId }
    },
  }),
  post('/api/v1/reports/:id/uploads/:uploadId/finish', {
    tag,
    says: [
      'Jadikan unggahan bertahap yang sudah lengkap sebagai bukti (lihat `docs/api.md`)',
      'Make evidence of an upload in parts that is complete (see `docs/api.md`)',
    ],
    who: ['bughunter'],
    answer: z.object({ id: text }),
    refuses: ['file_too_large', 'conflict'],
    work: async ({ actor, params }) => {
      const { fileId } = await finishUpload(actor, params.id, params.uploadId)
      return { id: fileId }
    },
  }),
  remove('/api/v1/reports/:id/files/:fileId', {
    tag,
    says: ['Lepas bukti dari draf atau laporan yang belum ditinjau', 'Take evidence off an unread report'],
    who: ['bughunter'],
    refuses: ['move_forbidden'],
    work: ({ actor, params }) => detachFile(actor, params.id, params.fileId),
  }),
  signedFile('/api/v1/report-files/:fileId', {
    tag,
    says: ['Unduh bukti, atau berkas sebuah komentar', 'Download evidence, or a file of a comment'],
    who: reportPeople,
    work: async ({ actor, params }) => found(await reportFileSeenBy(actor, params.fileId)),
  }),
]
