import { anything, count, id, kinds, notices, text } from './kind.ts'

/** What happens to personal data, and who leaves. */
export const privacyKinds = kinds({
  'privacy.data_exported': {
    facts: {},
    notified: 'mail',
    group: 'security',
    reading: true,
    whileSuspended: true,
    companyLog: true,
  },
  'privacy.audit_exported': { facts: { lines: count, filter: anything }, notified: 'none', reading: true },
  'privacy.breach_exported': {
    facts: { people: count, filter: anything, exportId: id },
    notified: 'none',
    reading: true,
  },
  'privacy.readings_exported': { facts: { week: text, lines: count }, notified: 'none' },
  'privacy.left': {
    facts: {},
    notified: 'mail',
    group: 'security',
    whileSuspended: true,
    companyLog: true,
    publicTopics: ['people', 'programs', 'publications'],
  },
  'privacy.leaving_cancelled': {
    facts: {},
    notified: 'mail',
    group: 'security',
    whileSuspended: true,
    companyLog: true,
    publicTopics: ['people', 'programs', 'publications'],
  },
  'privacy.erased': { facts: {}, notified: 'none', publicTopics: ['people', 'programs', 'publications'] },
})

/** Who is notified of them. */
export const privacyNotices = notices(privacyKinds, {
  'privacy.data_exported': [{ to: 'account', mail: 'person_data_exported', self: true }],
  // Who left gets the link to come back by `send-link-mail`.
  'privacy.left': [{ to: 'crew', mail: 'person_company_closed' }],
  'privacy.leaving_cancelled': [
    { to: 'account', mail: 'person_leaving_cancelled' },
    { to: 'crew', mail: 'person_company_reopened' },
  ],
})
