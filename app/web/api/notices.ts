import { leftOut } from '@cakrawala/api-contract/left-out'
import {
  chooseNotices,
  groupLine,
  noticeChoicesSeenBy,
  noticeRevisionOf,
} from '#domain/notification/notice-choices.server.ts'
import { noticeGroups } from '#domain/notification/notification.ts'
import {
  noticeChoicesInput,
  noticeIdInput,
  quietHoursInput,
  readAllInput,
} from '#domain/notification/notification-input.ts'
import { noticeRow, noticesSeenBy, unreadOf } from '#domain/notification/notification-queries.server.ts'
import { quietHoursSeenBy, quietHoursView, setQuietHours } from '#domain/notification/quiet-hours.server.ts'
import { readAllNotices, readNotice } from '#domain/notification/read-notices.server.ts'
import { count } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { type Call, get, post, put } from './call.ts'
import { keyed, keyedAnswer, pageOf, rowsOf } from './paging.ts'

const tag = 'notices'
const who = 'person'

/** A user's notifications, and their settings. */
export const noticeCalls: readonly Call[] = [
  get('/api/v1/notifications', {
    tag,
    says: ['Pemberitahuanmu, terbaru dahulu', 'Your notifications, newest first'],
    who,
    query: z.strictObject({
      ...keyed,
      group: z.enum(noticeGroups).optional(),
      state: z.enum(['unread', 'read']).optional(),
    }),
    answer: pageOf(noticeRow.extend({ seq: leftOut })).extend({ unread: count }),
    work: async ({ actor, query: { limit, after, ...filter } }) => {
      const rows = await noticesSeenBy(actor, filter, { before: after ?? null, size: limit + 1 })
      return { ...keyedAnswer(rows, limit), unread: await unreadOf(actor) }
    },
  }),
  post('/api/v1/notifications/read', {
    tag,
    says: ['Tandai satu sudah dibaca', 'Mark one as read'],
    who,
    body: noticeIdInput,
    work: ({ actor, input }) => readNotice(actor, input),
  }),
  post('/api/v1/notifications/read-all', {
    tag,
    says: ['Tandai semua sampai baris ini sudah dibaca', 'Mark all up to this row as read'],
    who,
    body: readAllInput,
    work: ({ actor, input }) => readAllNotices(actor, input),
  }),
  get('/api/v1/notifications/choices', {
    tag,
    says: ['Cara kamu diberi tahu', 'How you are told'],
    who,
    answer: rowsOf(groupLine).extend({ revision: count, quiet: quietHoursView }),
    work: async ({ actor }) => ({
      rows: await noticeChoicesSeenBy(actor),
      revision: await noticeRevisionOf(actor),
      quiet: await quietHoursSeenBy(actor),
    }),
  }),
  put('/api/v1/notifications/choices', {
    tag,
    says: ['Pilih cara kamu diberi tahu', 'Choose how you are told'],
    who,
    body: noticeChoicesInput,
    work: ({ actor, input }) => chooseNotices(actor, input),
  }),
  put('/api/v1/notifications/quiet-hours', {
    tag,
    says: ['Atur waktu tenangmu', 'Set your quiet hours'],
    who,
    body: quietHoursInput,
    work: ({ actor, input }) => setQuietHours(actor, input),
  }),
]
