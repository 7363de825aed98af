import { newId } from '@cakrawala/ids/ids'
import { describe, expect, it, test } from 'vitest'
import { type Bell, concerns, withNews, withPage } from './live-news.ts'

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

describe('the bell', () => {
  const notice = (id: string) => ({
    ...{ id, text: id, path: '/', group: 'security' as const, about: id, noun: 'account', read: false },
    at: new Date(2026, 0, 1),
  })
  const page = (readAt: number, unread: number, ...ids: string[]) => ({
    ...{ unread, latest: ids.map(notice), live: true, readAt },
  })
  const shown = (readAt: number, unread: number, ...ids: string[]): Bell => {
    const from = page(readAt, unread, ...ids)
    return { ...from, from, toast: null }
  }
  const sent = (readAt: number, unread: number, ...ids: string[]) => ({
    ...{ unread, readAt, notices: ids.map((id) => ({ ...notice(id), at: notice(id).at.toISOString() })) },
  })
  const facts = ({ unread, latest }: Bell) => [unread, ...latest.map(({ id }) => id)]

  it('shows news, and a page that was read later', () => {
    const bell = withNews(shown(1, 0, 'a'), sent(2, 1, 'b'), true)
    expect([...facts(bell), bell.toast?.id]).toEqual([1, 'b', 'a', 'b'])
    expect(facts(withPage(bell, page(3, 0, 'b', 'a')))).toEqual([0, 'b', 'a'])
  })

  it.each([
    ['notification', sent(2, 1, 'b'), [1, 'b', 'a']],
    ['number alone', sent(2, 1), [1, 'a']],
  ])('keeps a newer %s when an older page arrives', (_, news, expected) => {
    expect(facts(withPage(withNews(shown(0, 0, 'a'), news, false), page(1, 0, 'a')))).toEqual(expected)
  })

  it('shows what is new in older news, not their number', () => {
    expect(facts(withNews(shown(2, 0, 'b', 'a'), sent(1, 2, 'b', 'a'), true))).toEqual([0, 'b', 'a'])
  })
})
