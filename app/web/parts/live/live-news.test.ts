import { newId } from '@cakrawala/ids/ids'
import { expect, test } from 'vitest'
import { concerns, isOlder } from './live-concern.ts'

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

const notice = (id: string, second: number) => ({ id, at: new Date(2026, 0, 1, 0, 0, second) })

test.each([
  ['that lacks the newest notification', [notice('a', 1)], [notice('b', 2), notice('a', 1)], true],
  ['without any notification', [], [notice('a', 1)], true],
  ['with a newer notification', [notice('b', 2), notice('a', 1)], [notice('a', 1)], false],
  ['with the same', [notice('a', 1)], [notice('a', 1)], false],
  ['of a bell that shows nothing', [notice('a', 1)], [], false],
  ['after the newest left the list, with a newer one', [notice('c', 3)], [notice('b', 2)], false],
])('a page %s is older than its bell: %#', (_, page, shown, older) => {
  expect(isOlder({ unread: 1, latest: page }, { unread: 2, latest: shown })).toBe(older)
})
