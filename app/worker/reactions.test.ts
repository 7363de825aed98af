import { expect, test } from 'vitest'
import { eventTypes, kindOf } from '#domain/event/event.ts'
import { noteAudiences } from '#domain/incident/incident.ts'
import { commentAudiences } from '#domain/report/report-code.ts'
import { moves } from '#domain/report/report-lifecycle.ts'
import { mailKinds } from '#i18n/mail-kinds.ts'
import { noticesOf, reactions } from './reactions.ts'

const variants: Record<string, readonly Record<string, unknown>[]> = {
  'company.asset_proved': [{ proof: 'operators' }, { proof: 'dns' }],
  'report.moved': moves.map((move) => ({ move })),
  'report.commented': commentAudiences.map((audience) => ({ audience })),
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
  'account.signed_in': [{}, { new: true }],
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
  'program.version_withdrawn': [{ announced: true }, { announced: false }],
  'reward.reserved': [{ short: true }, { short: false }],
  'incident.reported': [{ spam: false }, { spam: true }],
  'incident.noted': [
    { side: 'reporter', audience: 'all' },
    ...noteAudiences.map((audience) => ({ side: 'responder', audience })),
  ],
  'reward.payout_account_named': [{ review: true, changeId: 'x' }, {}],
  'reward.tax_residence_decided': [{ accepted: true }, { accepted: false }],
  'reward.payout_account_decided': [{ approved: true }, { approved: false }],
  'reward.top_up_decided': [{ confirmed: true }, { confirmed: false }],
}

test('every kind of event that is mailed has a reaction, and every mail is sent by some event', () => {
  const mailed = eventTypes.filter((type) => ['mail', 'both'].includes(kindOf(type).notified))
  expect(Object.keys(reactions).sort()).toEqual(mailed.sort())
  const sent = new Set(
    eventTypes.flatMap((type) =>
      (variants[type] ?? [{}]).flatMap((facts) => noticesOf(type, facts).map(({ mail }) => mail)),
    ),
  )
  expect([...mailKinds].filter((kind) => !sent.has(kind))).toEqual([])
})

test('unexpected facts send nothing', () => {
  expect(noticesOf('report.moved', { move: 'toString' })).toEqual([])
  expect(noticesOf('report.commented', { audience: 'everyone' })).toEqual([])
  expect(noticesOf('account.identity_decided', { decision: '__proto__' })).toEqual([])
  expect(noticesOf('report.clock_overdue', {})).toEqual([])
})

test('internal notes of responders, and spam, are mailed to no reporter', () => {
  const told = (type: 'incident.noted' | 'incident.reported', facts: Record<string, unknown>) =>
    noticesOf(type, facts).map(({ to }) => to)
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
  ['all', ['reporter', 'company', 'assignee']],
])('a comment for %s is notified only to %s', (audience, circles) => {
  expect(noticesOf('report.commented', { audience }).map(({ to }) => to)).toEqual(circles)
})
