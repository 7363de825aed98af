import { anything, count, id, kinds, text } from './kind.ts'

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
