import { flag, kinds, oneOf, orNull } from './kind.ts'

/** What happens to messages of the contact page. */
export const inquiryKinds = kinds({
  'inquiry.sent': {
    facts: {
      topic: oneOf('bughunter_support', 'business', 'career', 'company_support', 'media', 'other', 'privacy'),
      spam: flag,
      position: orNull(
        oneOf('engineering', 'identity', 'incident', 'internship', 'programs', 'triage', 'words'),
      ),
    },
    notified: 'mail',
    group: 'desk',
  },
  'inquiry.taken': { facts: { from: oneOf('answered', 'closed', 'new', 'spam', 'taken') }, notified: 'none' },
  'inquiry.answered': { facts: {}, notified: 'none' },
  'inquiry.closed': { facts: { answered: flag }, notified: 'none' },
})
