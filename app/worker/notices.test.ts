import { newId } from '@cakrawala/ids/ids'
import { expect, test } from 'vitest'
import { eventTypes, kindOf } from '#domain/event/event.ts'
import { noteAudiences } from '#domain/incident/incident.ts'
import { commentAudiences } from '#domain/report/report-code.ts'
import { moves } from '#domain/report/report-lifecycle.ts'
import { mailKinds } from '#i18n/mail-kinds.ts'
import { pageKinds } from '#i18n/notice-kinds.ts'
import { mailNoticesOf, pageNoticesOf, watchNoticeOf } from './notices.ts'

const variants: Record<string, readonly Record<string, unknown>[]> = {
  'company.asset_proved': [{ proof: 'operators' }, { proof: 'dns' }],
  'report.moved': [...moves.map((move) => ({ move })), { move: 'resolve', certified: true }],
  'report.handled': [{ assigneeId: null }, { assigneeId: newId() }],
  'report.commented': [
    ...commentAudiences.map((audience) => ({ audience })),
    { audience: 'all', mentionedIds: ['a'] },
  ],
  'report.clock_overdue': [
    'first_response',
    'triage',
    'rating',
    'reward',
    'fix',
    'appeal',
    'appeal_answer',
  ].map((kind) => ({ kind })),
  'report.rating_answered': [{ answer: 'accepted' }, { answer: 'disputed' }],
  'report.appealed': [{ answerDueAt: null }, { answerDueAt: '2026-06-04T03:00:00.000Z' }],
  'account.identity_decided': ['verified', 'needs_fix', 'denied'].map((decision) => ({ decision })),
  'account.picture_removed': [{}, { reason: 'abusive_conduct' }],
  'account.signed_in': [{}, { new: true }],
  'account.sign_in_refused': [{}, { held: true }],
  'account.factor_refused': [{}, { told: true }],
  'account.sanctioned': [
    ...['coaching', 'warning', 'suspension', 'end'].map((step) => ({ step })),
    { step: 'suspension', insider: true },
  ],
  'account.sanction_lifted': [{ way: 'person' }],
  'account.sanction_appeal_decided': ['upheld', 'rejected'].map((decision) => ({ decision })),
  'account.factor_reset_done': [{ way: 'link' }, { way: 'colleague' }],
  'account.recovery_review_decided': ['granted', 'refused'].map((decision) => ({ decision })),
  'account.identity_appeal_decided': ['upheld', 'rejected'].map((decision) => ({ decision })),
  'company.member_edited': [{ changed: ['permission'] }, { changed: ['name'] }],
  'company.npwp_submitted': [{ changed: false }, { changed: true, changeId: 'x' }],
  'company.npwp_decided': [{ decision: 'verified' }, { decision: 'refused' }],
  'publication.article_published': [{ kind: 'write_up' }, { kind: 'activity' }],
  'publication.article_unpublished': [{ kind: 'write_up' }, { kind: 'activity' }],
  'program.challenge_moved_on': ['announced', 'running', 'frozen', 'judging'].map((stage) => ({ stage })),
  'program.accepted': [{ uncovered: true }, {}],
  'program.edited': [{ version: 2 }, {}],
  'program.version_withdrawn': [{ announced: true }, { announced: false }],
  'reward.reserved': [{ short: true }, { short: false }],
  'incident.reported': [{ spam: false }, { spam: true }],
  'incident.noted': [
    { side: 'reporter', audience: 'all' },
    ...noteAudiences.map((audience) => ({ side: 'responder', audience })),
  ],
  'reward.payout_account_named': [{ review: true, changeId: 'x', changed: true }, {}],
  'reward.tax_residence_decided': [{ accepted: true }, { accepted: false }],
  'reward.payout_account_decided': [{ approved: true }, { approved: false }],
  'reward.top_up_decided': [{ confirmed: true }, { confirmed: false }],
}

/** What is sent of any kind of event, by its declaration and by the notices of it. */
const told = eventTypes.map((type) => {
  const sent = (variants[type] ?? [{}]).map(
    (facts) => [mailNoticesOf(type, facts), pageNoticesOf(type, facts), watchNoticeOf(type, facts)] as const,
  )
  return {
    type,
    mails: sent.flatMap(([mails]) => mails),
    pages: sent.flatMap(([, pages]) => pages),
    watched: sent.flatMap(([, , watched]) => watched ?? []),
  }
})

test.each(told)('$type notifies as it is declared', ({ type, mails, pages }) => {
  const ways = { none: [false, false], mail: [true, false], page: [false, true], both: [true, true] }
  // Its rows are written at once for everyone it is for.
  const expected = type === 'announcement.published' ? ways.none : ways[kindOf(type).notified]
  expect([mails.length > 0, pages.length > 0]).toEqual(expected)
})

test('every mail and every notice of a page is sent by some event', () => {
  const [mails, pages] = [
    new Set(told.flatMap((one) => [...one.mails, ...one.watched].map(({ mail }) => mail))),
    new Set(told.flatMap((one) => one.pages.map(({ page }) => page))),
  ]
  expect(mailKinds.filter((kind) => !mails.has(kind))).toEqual([])
  expect(pageKinds.filter((kind) => !pages.has(kind))).toEqual(['person_announcement'])
})

test('unexpected facts send nothing', () => {
  expect(mailNoticesOf('report.moved', { move: 'toString' })).toEqual([])
  expect(mailNoticesOf('report.commented', { audience: 'everyone' })).toEqual([])
  expect(mailNoticesOf('account.identity_decided', { decision: '__proto__' })).toEqual([])
  expect(mailNoticesOf('report.clock_overdue', {})).toEqual([])
})

test('internal notes of responders, and spam, are mailed to no reporter', () => {
  const told = (type: 'incident.noted' | 'incident.reported', facts: Record<string, unknown>) =>
    mailNoticesOf(type, facts).map(({ to }) => to)
  expect(told('incident.noted', { side: 'responder', audience: 'responders' })).toEqual([])
  expect(told('incident.noted', { side: 'responder', audience: 'all' })).toEqual(['incident_reporter'])
  expect(told('incident.noted', { side: 'reporter', audience: 'all' })).toEqual(['incident_handlers'])
  expect(told('incident.noted', {})).toEqual([])
  expect(told('incident.reported', { spam: true })).toEqual([])
  expect(told('incident.reported', {})).toEqual([])
})

test.each([
  ['hello', ['assignee']],
  ['company', ['company', 'assignee']],
  ['company_own', ['company']],
  ['all', ['reporter', 'company', 'assignee']],
])('a comment for %s is notified only to %s', (audience, circles) => {
  expect(mailNoticesOf('report.commented', { audience }).map(({ to }) => to)).toEqual(circles)
})

test('who watches a report hears of what they read on its page, and of comments for their side alone', () => {
  const circle = (audience: string) => watchNoticeOf('report.commented', { audience })?.to
  expect(['all', 'company', 'hello', 'toString'].map(circle)).toEqual([
    ...['watchers', 'staff_watchers', 'team_watchers'],
    undefined,
  ])
  expect(watchNoticeOf('report.assigned', {})?.to).toBe('team_watchers')
  expect(watchNoticeOf('report.moved', { move: 'take' })?.to).toBe('watchers')
  for (const type of ['report.opened_by_team', 'account.password_changed'] as const)
    expect(watchNoticeOf(type, {})).toBeUndefined()
})
