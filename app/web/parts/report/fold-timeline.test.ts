import { expect, it } from 'vitest'
import type { TimelineEntry } from '#domain/report/report-view.ts'
import { foldTimeline } from './fold-timeline.ts'

const company = { kind: 'company', name: 'nusa', picture: null } as const
const hunter = { kind: 'reporter', name: 'jalak', picture: null } as const
let number = 0

function entry(by: TimelineEntry['by'], second: number, more: object): TimelineEntry {
  const at = new Date(second * 1000)
  return { key: String(++number), at, by, ...more } as TimelineEntry
}
const moved = (by: TimelineEntry['by'], second: number, move: string) =>
  entry(by, second, { kind: 'event', type: 'report.moved', facts: { move } })
const event = (by: TimelineEntry['by'], second: number, type: string, facts = {}) =>
  entry(by, second, { kind: 'event', type, facts })
const comment = (by: TimelineEntry['by'], second: number) =>
  entry(by, second, { kind: 'comment', audience: 'all', bodyHtml: '<p>Teks</p>' })

/** Rows in short: the move or type of the event, and `+` where a text came with it. */
const shown = (entries: TimelineEntry[]) =>
  foldTimeline(entries).map(({ event, comment }) => {
    const name = event && (event.type === 'report.moved' ? event.facts.move : event.type)
    return `${name ?? ''}${comment ? '+' : ''}`
  })

it('tells an award once, by the row that has the amount', () => {
  const award = [
    event(company, 10, 'reward.approved', { amountIdr: '3000000' }),
    moved(company, 10, 'approve_reward'),
    moved(company, 10, 'make_payable'),
    event(company, 10, 'reward.given', { amountIdr: '3000000' }),
  ]
  expect(shown(award)).toEqual(['reward.given'])
  expect(shown(award.slice(0, 2))).toEqual(['reward.approved'])
})

it('tells a rating and an answer once, each with its text', () => {
  expect(shown([moved(company, 1, 'rate'), event(company, 1, 'report.rated')])).toEqual(['report.rated'])
  expect(shown([comment(hunter, 5), moved(hunter, 5, 'answer_info')])).toEqual(['answer_info+'])
  const dispute = [
    moved(hunter, 9, 'dispute'),
    event(hunter, 9, 'report.rating_answered'),
    comment(hunter, 9),
  ]
  expect(shown(dispute)).toEqual(['dispute+'])
})

it('keeps apart what others did, what was done later, and a comment that belongs to no act', () => {
  expect(shown([moved(company, 1, 'ask_info'), comment(hunter, 1)])).toEqual(['ask_info', '+'])
  expect(shown([moved(company, 1, 'ask_retest'), comment(company, 60)])).toEqual(['ask_retest', '+'])
  expect(shown([moved(company, 1, 'start_fixing'), comment(company, 1)])).toEqual(['start_fixing', '+'])
  expect(shown([moved(company, 1, 'rate'), event(company, 30, 'report.rated')])).toEqual([
    'rate',
    'report.rated',
  ])
})

it('loses no entry that nothing else tells', () => {
  const all = ['submit', 'take', 'withdraw', 'close_invalid', 'resolve', 'start_payout'].map((move, index) =>
    moved(hunter, index * 100, move),
  )
  expect(foldTimeline(all)).toHaveLength(all.length)
  expect(foldTimeline([])).toEqual([])
})
