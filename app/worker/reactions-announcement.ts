import { type Reactions, silent } from './reaction.ts'

/** What the platform announces is mailed to nobody: `write-notices` writes it into the page of everybody it is for. */
export const announcementReactions: Reactions<'announcement'> = {
  'announcement.written': silent,
  'announcement.edited': silent,
  'announcement.scheduled': silent,
  'announcement.published': silent,
  'announcement.withdrawn': silent,
}
