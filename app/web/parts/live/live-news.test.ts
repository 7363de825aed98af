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
  const page = (unread: number, ...ids: string[]) => ({ unread, latest: ids.map(notice), live: true })
  const shown = (unread: number, ...ids: string[]): Bell => {
    const from = page(unread, ...ids)
    return { ...from, from, toast: null, loading: false }
  }
  const sent = (unread: number, ...ids: string[]) => ({
    ...{ unread, notices: ids.map((id) => ({ ...notice(id), at: notice(id).at.toISOString() })) },
  })
  const facts = ({ unread, latest }: Bell) => [unread, ...latest.map(({ id }) => id)]

  it('shows news, and the page that comes after them', () => {
    const bell = withNews(shown(0, 'a'), sent(1, 'b'), { seen: true, loading: false })
    expect([...facts(bell), bell.toast?.id]).toEqual([1, 'b', 'a', 'b'])
    expect(facts(withPage(bell, page(0, 'b', 'a')))).toEqual([0, 'b', 'a'])
  })

  it.each([
    ['notification', sent(1, 'b'), [1, 'b', 'a']],
    ['number alone', sent(1), [1, 'a']],
  ])('keeps a %s that came while a page was under way, for that page', (_, news, expected) => {
    const bell = withPage(withNews(shown(0, 'a'), news, { seen: false, loading: true }), page(0, 'a'))
    expect(facts(bell)).toEqual(expected)
    expect(facts(withPage(bell, page(0, 'a')))).toEqual([0, 'a'])
  })
})
