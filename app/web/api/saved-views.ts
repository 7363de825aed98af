import { chooseColumns, chooseDefaultView } from '#domain/report/saved-view/choose-list.server.ts'
import { changeView, deleteView, saveView } from '#domain/report/saved-view/save-view.server.ts'
import {
  defaultViewInput,
  listColumnsInput,
  savedViewInput,
} from '#domain/report/saved-view/saved-view-input.ts'
import {
  defaultViewOf,
  listSettingsOf,
  savedViewSeenBy,
} from '#domain/report/saved-view/saved-view-queries.server.ts'
import { listSettings, openedView } from '#domain/report/saved-view/saved-view-view.ts'
import { text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { type Call, get, post, put, remove } from './call.ts'
import { reportPeople as who } from './reports.ts'

const tag = 'reports'

/** Views of the list of reports, and its columns. */
export const savedViewCalls: readonly Call[] = [
  get('/api/v1/report-views', {
    tag,
    says: ['Tampilan dan kolom daftar laporan', 'The views and columns of the list of reports'],
    who,
    answer: listSettings.extend({ defaultViewId: text.nullable() }),
    work: async ({ actor }) => {
      const [settings, defaultViewId] = await Promise.all([listSettingsOf(actor), defaultViewOf(actor)])
      return { ...settings, defaultViewId }
    },
  }),
  get('/api/v1/report-views/:id', {
    tag,
    says: ['Satu tampilan, tanpa pilihan yang sudah tidak ada', 'One view, without choices that are gone'],
    who,
    answer: z.object({ view: openedView }),
    work: async ({ actor, params }) => ({ view: await savedViewSeenBy(actor, params.id) }),
  }),
  post('/api/v1/report-views', {
    tag,
    says: ['Simpan tampilan daftar laporan', 'Save a view of the list of reports'],
    who,
    body: savedViewInput,
    answer: z.object({ id: text }),
    refuses: ['conflict'],
    work: ({ actor, input }) => saveView(actor, input),
  }),
  put('/api/v1/report-views/:id', {
    tag,
    says: ['Ubah sebuah tampilan', 'Change a view'],
    who,
    body: savedViewInput,
    work: ({ actor, params, input }) => changeView(actor, params.id, input),
  }),
  remove('/api/v1/report-views/:id', {
    tag,
    says: ['Hapus sebuah tampilan', 'Delete a view'],
    who,
    work: ({ actor, params }) => deleteView(actor, params.id),
  }),
  put('/api/v1/report-list/default-view', {
    tag,
    says: ['Pilih tampilan awal daftar laporan', 'Choose the view the list of reports opens with'],
    who,
    body: defaultViewInput,
    work: ({ actor, input }) => chooseDefaultView(actor, input),
  }),
  put('/api/v1/report-list/columns', {
    tag,
    says: ['Pilih kolom daftar laporan', 'Choose the columns of the list of reports'],
    who,
    body: listColumnsInput,
    work: ({ actor, input }) => chooseColumns(actor, input),
  }),
]
