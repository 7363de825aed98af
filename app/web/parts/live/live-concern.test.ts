import { newId } from '@cakrawala/ids/ids'
import { expect, test } from 'vitest'
import { concerns } from './live-concern.ts'

const about = newId()
const news = { noun: 'report', about, path: `/en/company/reports/detail/abc/${about}` }

test.each([
  ['/en/company/reports', true],
  ['/company/reports', true],
  ['/company', true],
  ['/company/notifications', true],
  [`/company/reports/detail/abc/${about}`, true],
  [`/company/reports/detail/abc/${newId()}`, false],
  ['/company/license', false],
  ['/company/team/member-list', false],
  // What is being written there was made from what it replaces.
  [`/company/programs/edit/${about}`, false],
  [`/bughunter/programs/submit-report/${about}`, false],
  ['/company/notifications/settings', false],
])('event of a report and the page %s: %s', (page, expected) => {
  expect(concerns(page, news)).toBe(expected)
})
