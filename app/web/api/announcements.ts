import {
  announcementFilter,
  announcementInput,
  dismissInput,
  editAnnouncementInput,
  moveAnnouncementInput,
} from '#domain/announcement/announcement-input.ts'
import { announcementsSeenBy, bannersSeenBy } from '#domain/announcement/announcement-queries.server.ts'
import {
  announcementAtWork,
  announcementInList,
  announcementView,
} from '#domain/announcement/announcement-view.ts'
import {
  announcementSeenBy,
  announcementsForTeam,
} from '#domain/announcement/announcements-for-team.server.ts'
import { dismissAnnouncement } from '#domain/announcement/dismiss-announcement.server.ts'
import {
  publishAnnouncement,
  unscheduleAnnouncement,
  withdrawAnnouncement,
} from '#domain/announcement/move-announcement.server.ts'
import { editAnnouncement, writeAnnouncement } from '#domain/announcement/write-announcement.server.ts'
import { count, flag, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { type Call, get, post, put } from './call.ts'
import { keyed, keyedAnswer, pageOf, rowsOf } from './paging.ts'

const tag = 'announcements'
const team = ['hello'] as const
const refuses = ['move_forbidden', 'conflict'] as const

/** What the platform announces: for everyone who reads it, and in the work queue of the team. */
export const announcementCalls: readonly Call[] = [
  get('/api/v1/announcements', {
    tag,
    says: [
      'Pengumuman platform untukmu, terbaru dahulu',
      'Announcements of the platform for you, newest first',
    ],
    who: 'person',
    query: z.strictObject(keyed),
    answer: pageOf(announcementView),
    work: async ({ actor, query: { limit, after } }) =>
      keyedAnswer(await announcementsSeenBy(actor, { after, most: limit + 1 }), limit),
  }),
  get('/api/v1/announcements/current', {
    tag,
    says: ['Yang berlaku sekarang dan belum kamu tutup', 'What holds now and you have not dismissed'],
    who: 'person',
    answer: rowsOf(announcementView),
    work: async ({ actor }) => ({ rows: await bannersSeenBy(actor) }),
  }),
  post('/api/v1/announcements/dismiss', {
    tag,
    says: ['Tutup satu pengumuman', 'Dismiss an announcement'],
    who: 'person',
    body: dismissInput,
    work: ({ actor, input }) => dismissAnnouncement(actor, input),
  }),
  get('/api/v1/announcement-desk', {
    tag,
    says: ['Semua pengumuman tim, terbaru dahulu', 'All announcements of the team, newest first'],
    who: team,
    query: announcementFilter.extend(keyed),
    answer: pageOf(announcementInList),
    work: ({ actor, query: { limit, after, ...filter } }) =>
      announcementsForTeam(actor, filter, { from: after ?? null, size: limit }),
  }),
  post('/api/v1/announcement-desk', {
    tag,
    says: ['Tulis pengumuman sebagai draf', 'Write an announcement as a draft'],
    who: team,
    body: announcementInput,
    answer: z.object({ id: text }),
    refuses: ['key_reused'],
    work: ({ actor, input }) => writeAnnouncement(actor, input),
  }),
  get('/api/v1/announcement-desk/:id', {
    tag,
    says: ['Satu pengumuman dengan semua versinya', 'One announcement with all its versions'],
    who: team,
    answer: z.object({ announcement: announcementAtWork }),
    work: async ({ actor, params }) => ({ announcement: await announcementSeenBy(actor, params.id) }),
  }),
  put('/api/v1/announcement-desk/:id', {
    tag,
    says: [
      'Ubah pengumuman di atas versi yang dibaca',
      'Change an announcement over the version you have read',
    ],
    who: team,
    body: editAnnouncementInput,
    answer: z.object({ version: count }),
    refuses,
    work: ({ actor, params, input }) => editAnnouncement(actor, params.id, input),
  }),
  post('/api/v1/announcement-desk/:id/publish', {
    tag,
    says: ['Tayangkan, atau jadwalkan untuk awalnya', 'Publish, or schedule for its beginning'],
    who: team,
    body: moveAnnouncementInput,
    answer: z.object({ live: flag }),
    refuses,
    work: async ({ actor, params, input }) => ({
      live: await publishAnnouncement(actor, params.id, input.version),
    }),
  }),
  post('/api/v1/announcement-desk/:id/unschedule', {
    tag,
    says: ['Batalkan jadwal', 'Cancel the schedule'],
    who: team,
    body: moveAnnouncementInput,
    refuses,
    work: ({ actor, params, input }) => unscheduleAnnouncement(actor, params.id, input.version),
  }),
  post('/api/v1/announcement-desk/:id/withdraw', {
    tag,
    says: ['Tarik pengumuman', 'Withdraw an announcement'],
    who: team,
    body: moveAnnouncementInput,
    refuses,
    work: ({ actor, params, input }) => withdrawAnnouncement(actor, params.id, input.version),
  }),
]
