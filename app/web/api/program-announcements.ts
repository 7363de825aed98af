import { announceInProgram } from '#domain/program/announcement/announce-in-program.server.ts'
import {
  editProgramAnnouncement,
  withdrawProgramAnnouncement,
} from '#domain/program/announcement/edit-program-announcement.server.ts'
import {
  announceInput,
  editProgramAnnouncementInput,
} from '#domain/program/announcement/program-announcement-input.ts'
import {
  managedAnnouncementsSeenBy,
  programAnnouncementsSeenBy,
} from '#domain/program/announcement/program-announcement-queries.server.ts'
import {
  announcementView,
  managedAnnouncement,
} from '#domain/program/announcement/program-announcement-view.ts'
import { programSeenBy } from '#domain/program/program-queries.server.ts'
import { found } from '#kernel/refusal.ts'
import { count, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { type Call, get, post, put } from './call.ts'
import { pageOf, placed, wantedOf } from './paging.ts'
import { managed, managing } from './programs.ts'

const tag = 'announcements'
const refuses = ['move_forbidden', 'conflict'] as const

/** Announcements of a program to those who may read it. */
export const programAnnouncementCalls: readonly Call[] = [
  get('/api/v1/programs/:id/announcements', {
    tag,
    says: ['Pengumuman sebuah program, terbaru dahulu', 'Announcements of a program, newest first'],
    who: 'anyone',
    query: z.strictObject(placed),
    answer: pageOf(announcementView),
    work: async ({ actor, params, query }) => {
      const { id } = found(await programSeenBy(actor, params.id))
      return programAnnouncementsSeenBy(actor, id, wantedOf(query))
    },
  }),
  get('/api/v1/programs/:id/announcement-desk', {
    tag,
    says: [
      'Yang sama dengan semua versi dan yang ditarik',
      'The same with all versions and what was withdrawn',
    ],
    who: managing,
    query: z.strictObject(placed),
    answer: pageOf(managedAnnouncement),
    work: async ({ actor, params, query }) => {
      const { id } = await managed(actor, params.id)
      return managedAnnouncementsSeenBy(actor, id, wantedOf(query))
    },
  }),
  post('/api/v1/programs/:id/announcements', {
    tag,
    says: ['Tulis pengumuman di program', 'Announce something in a program'],
    who: managing,
    body: announceInput,
    answer: z.object({ id: text }),
    refuses: ['key_reused', ...refuses],
    limit: ['5 pengumuman sehari', '5 announcements a day'],
    work: ({ actor, params, input }) => announceInProgram(actor, params.id, input),
  }),
  put('/api/v1/programs/:id/announcements/:announcementId', {
    tag,
    says: [
      'Ubah pengumuman di atas versi yang dibaca',
      'Change an announcement over the version you have read',
    ],
    who: managing,
    body: editProgramAnnouncementInput,
    answer: z.object({ version: count }),
    refuses,
    work: ({ actor, params, input }) =>
      editProgramAnnouncement(actor, params.id, params.announcementId, input),
  }),
  post('/api/v1/programs/:id/announcements/:announcementId/withdraw', {
    tag,
    says: ['Tarik pengumuman', 'Withdraw an announcement'],
    who: managing,
    refuses,
    work: ({ actor, params }) => withdrawProgramAnnouncement(actor, params.id, params.announcementId),
  }),
]
