import { count, id, kinds, notices } from './kind.ts'

const set = { testAccountId: id, number: count }
const held = { ...set, bughunterId: id }

/** What happens to the test accounts of programs. Facts name a set by its number: nothing that is in it. */
export const testAccountKinds = kinds({
  'program.test_accounts_added': {
    facts: { count },
    notified: 'none',
    companyLog: true,
    publicTopics: ['programs'],
  },
  'program.test_account_removed': {
    facts: set,
    notified: 'none',
    companyLog: true,
    publicTopics: ['programs'],
  },
  'program.test_account_given': {
    facts: held,
    notified: 'none',
    companyLog: true,
    publicTopics: ['programs'],
  },
  'program.test_account_shown': { facts: held, notified: 'none', companyLog: true },
  'program.test_accounts_gone': { facts: {}, notified: 'page', group: 'programs' },
  'program.test_account_revoked': {
    facts: held,
    notified: 'page',
    group: 'programs',
    companyLog: true,
    publicTopics: ['programs'],
  },
  'program.test_account_allowed': { facts: held, notified: 'page', group: 'programs', companyLog: true },
  'program.test_account_ended': {
    facts: held,
    notified: 'page',
    group: 'programs',
    companyLog: true,
    publicTopics: ['programs'],
  },
})

/** Who is notified of them. */
export const testAccountNotices = notices(testAccountKinds, {
  'program.test_accounts_gone': [{ to: 'program_company', page: 'company_test_accounts_gone' }],
  'program.test_account_revoked': [{ to: 'letter_holder', page: 'hunter_test_account_revoked' }],
  'program.test_account_allowed': [{ to: 'letter_holder', page: 'hunter_test_account_allowed' }],
  'program.test_account_ended': [{ to: 'program_company', page: 'company_test_account_ended' }],
})
