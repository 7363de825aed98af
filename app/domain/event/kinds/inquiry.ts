import { flag, kinds, notices, oneOf, orNull, silent } from './kind.ts'

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

/** Who is notified of them. */
export const inquiryNotices = notices(inquiryKinds, {
  // The mailbox of the topic and the sender, who have no account, are notified by `send-inquiry-mail`.
  'inquiry.sent': ({ spam }) => (spam === true ? silent : [{ to: 'team', mail: 'team_inquiry' }]),
})
