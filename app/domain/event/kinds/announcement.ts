import { count, kinds, moment, notices, oneOf, silent } from './kind.ts'

const readers = {
  audience: oneOf('everybody', 'bughunters', 'companies', 'team'),
  level: oneOf('news', 'notice', 'warning'),
}
const state = oneOf('draft', 'scheduled', 'live', 'withdrawn')

/** What happens to announcements of the platform. */
export const announcementKinds = kinds({
  'announcement.written': { facts: { ...readers }, notified: 'none' },
  'announcement.edited': { facts: { version: count, state }, notified: 'none' },
  'announcement.scheduled': { facts: { at: moment }, notified: 'none' },
  'announcement.published': { facts: { ...readers }, notified: 'page', group: 'platform' },
  'announcement.withdrawn': { facts: { before: state, after: state }, notified: 'none' },
})

/** Who is notified of them. */
export const announcementNotices = notices(announcementKinds, {
  // Written for everyone it is for at once (`notify-audience`).
  'announcement.published': silent,
})
