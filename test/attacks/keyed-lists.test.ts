import { now, travelTo } from '@cakrawala/calendar/clock'
import type { Wanted } from '@cakrawala/paging/list-order'
import type { KeysetPage } from '@cakrawala/paging/paging'
import { beforeAll, describe, expect, it } from 'vitest'
import { identityQueueSeenBy } from '#domain/account/identity/identity-queue.server.ts'
import { recoveryReviewsSeenBy } from '#domain/account/recovery/recovery-reviews.server.ts'
import { accountFilterOf, accountsSeenBy } from '#domain/account/status/accounts-for-team.server.ts'
import { announcementFilter } from '#domain/announcement/announcement-input.ts'
import { announcementsForTeam } from '#domain/announcement/announcements-for-team.server.ts'
import { companyOfAccountSeenBy } from '#domain/company/company-for-team.server.ts'
import { membersSeenBy } from '#domain/company/member-queries.server.ts'
import { npwpQueueSeenBy } from '#domain/company/npwp-queries.server.ts'
import { incidentFilterOf } from '#domain/incident/incident-filter.ts'
import {
  assignedIncidents,
  incidentsSeenBy,
  reportedIncidents,
} from '#domain/incident/incident-lists.server.ts'
import { inquiriesSeenBy, inquiryFilterOf } from '#domain/inquiry/inquiry-queries.server.ts'
import {
  managedAnnouncementsSeenBy,
  programAnnouncementsSeenBy,
} from '#domain/program/announcement/program-announcement-queries.server.ts'
import { companyProgramsSeenBy } from '#domain/program/company-programs.server.ts'
import { invitationsSeenBy } from '#domain/program/invitation/invitation-queries.server.ts'
import { lettersOfProgram } from '#domain/program/letter/letter-queries.server.ts'
import { programSorts } from '#domain/program/program-filter.ts'
import { programsFrom } from '#domain/program/program-queries.server.ts'
import { articleFilterOf, articlesSeenBy, ownArticlesOf } from '#domain/publication/article-queue.server.ts'
import { downloadsSeenBy } from '#domain/publication/download-queries.server.ts'
import { appealsSeenBy } from '#domain/report/appeal/appeals-for-team.server.ts'
import {
  certificatesOfProgram,
  ownCertificates,
} from '#domain/reward/certificate/certificate-queries.server.ts'
import { prizesSeenBy } from '#domain/reward/challenge/prize-queries.server.ts'
import { ledgerSeenBy } from '#domain/reward/ledger-queries.server.ts'
import { moneyLedgerSeenBy } from '#domain/reward/payout/money-ledger.server.ts'
import { accountsInReview } from '#domain/reward/payout/payout-account-queries.server.ts'
import { ownPayouts } from '#domain/reward/payout/payout-queries.server.ts'
import { payoutFilterOf, payoutsSeenBy } from '#domain/reward/payout/payouts-for-team.server.ts'
import { pointLedgerSeenBy, rewardsSeenBy } from '#domain/reward/points-queries.server.ts'
import { topUpQueue, topUpsSeenBy } from '#domain/reward/top-up/top-up-queries.server.ts'
import { useApi } from '../support/api.ts'
import { useDatabase } from '../support/database.ts'
import { buildEnvironment, type Environment, type Principal } from '../support/environment.ts'
import { lengthen } from '../support/long-lists.ts'

useDatabase()
const ask = useApi()
let environment: Environment
beforeAll(async () => {
  environment = await buildEnvironment()
  // From here on everything happens at one moment: ties in every list.
  travelTo(now())
  await lengthen(environment, 3)
}, 180_000)

type Row =
  | { id: string }
  | { agreementId: string }
  | { companyId: string }
  | { reportId: string }
  | { programId: string }
type List = (wanted: Wanted) => Promise<KeysetPage<Row>>
const none = new URLSearchParams()
const of = (state: string) => new URLSearchParams({ state })
const people = () => environment.people

const lists: Record<string, List> = {
  ...Object.fromEntries(
    [...programSorts, 'submitted' as const].map((sort): [string, List] => [
      `all programs, ${sort}`,
      (wanted) => programsFrom(people().hello, { sort }, wanted),
    ]),
  ),
  'own programs': (wanted) => programsFrom(people().owner, { place: 'own' }, wanted),
  'listed programs': (wanted) =>
    programsFrom(people().other, { place: 'listed', status: 'live', sort: 'ending' }, wanted),
  'joined programs': (wanted) => programsFrom(people().reporter, { place: 'joined' }, wanted),
  incidents: (wanted) => incidentsSeenBy(people().hello, incidentFilterOf(none), wanted),
  'spam incidents': (wanted) => incidentsSeenBy(people().hello, incidentFilterOf(of('spam')), wanted),
  'reported incidents': (wanted) => reportedIncidents(people().incident, wanted),
  'assigned incidents': (wanted) => assignedIncidents(people().incident, wanted),
  inquiries: (wanted) => inquiriesSeenBy(people().hello, inquiryFilterOf(none), wanted),
  'spam inquiries': (wanted) => inquiriesSeenBy(people().hello, inquiryFilterOf(of('spam')), wanted),
  articles: (wanted) => articlesSeenBy(people().hello, articleFilterOf(none), wanted),
  'waiting articles': (wanted) => articlesSeenBy(people().hello, articleFilterOf(of('in_review')), wanted),
  'own articles': (wanted) => ownArticlesOf(people().reporter, wanted),
  downloads: (wanted) => downloadsSeenBy(people().hello, wanted),
  'tax numbers': (wanted) => npwpQueueSeenBy(people().hello, { decided: false, ...wanted }),
  members: (wanted) => membersSeenBy(people().owner, {}, wanted),
  'members for the team': async (wanted) =>
    (await companyOfAccountSeenBy(people().hello, people().owner.accountId, wanted))!.members,
  'programs of a company': (wanted) =>
    companyProgramsSeenBy(people().hello, people().owner.companyId!, wanted),
  movements: (wanted) => ledgerSeenBy(people().owner, wanted),
  'own money': (wanted) => moneyLedgerSeenBy(people().reporter, wanted),
  points: (wanted) => pointLedgerSeenBy(people().reporter, wanted),
  'own payouts': (wanted) => ownPayouts(people().reporter, wanted),
  'own rewards': (wanted) => rewardsSeenBy(people().reporter, wanted),
  'own prizes': (wanted) => prizesSeenBy(people().reporter, wanted),
  'own certificates': (wanted) => ownCertificates(people().reporter, wanted),
  'certificates of a program': (wanted) =>
    certificatesOfProgram(people().hello, environment.programs.open.id, wanted),
  invitations: (wanted) => invitationsSeenBy(people().owner, environment.programs.inner.id, wanted),
  'accounts in review': (wanted) => accountsInReview(people().hello, wanted),
  accounts: (wanted) => accountsSeenBy(people().hello, accountFilterOf(none), wanted),
  payouts: (wanted) => payoutsSeenBy(people().hello, payoutFilterOf(none), wanted),
  'waiting payouts': (wanted) => payoutsSeenBy(people().hello, payoutFilterOf(of('requested')), wanted),
  'top-ups': (wanted) => topUpQueue(people().hello, { decided: false, ...wanted }),
  'own top-ups': (wanted) => topUpsSeenBy(people().owner, wanted),
  objections: (wanted) => appealsSeenBy(people().hello, wanted),
  recoveries: (wanted) => recoveryReviewsSeenBy(people().hello, wanted),
  verification: (wanted) => identityQueueSeenBy(people().hello, undefined, wanted),
  announcements: (wanted) => announcementsForTeam(people().hello, announcementFilter.parse({}), wanted),
  letters: (wanted) => lettersOfProgram(people().owner, environment.programs.open.id, wanted),
  'program news': (wanted) =>
    programAnnouncementsSeenBy(people().other, environment.programs.open.id, wanted),
  'announcement queue': (wanted) =>
    managedAnnouncementsSeenBy(people().owner, environment.programs.open.id, wanted),
}
const names = Object.keys(lists)

const idsOf = ({ rows }: KeysetPage<Row>) =>
  rows.map((row) => {
    if ('id' in row) return row.id
    if ('agreementId' in row) return row.agreementId
    if ('companyId' in row) return row.companyId
    return 'reportId' in row ? row.reportId : row.programId
  })

/** The ids of all pieces from a place on, or back from it, in the order they are met. */
async function walk(
  list: List,
  way: 'next' | 'prev',
  first: KeysetPage<Row>,
  size: number,
): Promise<string[][]> {
  const countedPages = [idsOf(first)]
  for (let countedPage = first, turn = 0; countedPage[way] !== null; turn++) {
    if (turn > 200) throw new Error('the list has no end')
    countedPage = await list({ from: countedPage[way], size })
    countedPages.push(idsOf(countedPage))
  }
  return countedPages
}

async function lastOf(list: List, size: number): Promise<KeysetPage<Row>> {
  let countedPage = await list({ size })
  while (countedPage.next !== null) countedPage = await list({ from: countedPage.next, size })
  return countedPage
}

describe('DOS-11 lists by keys', () => {
  it.each(names)('%s: every row once, forth and back', async (name) => {
    const list = lists[name]!
    const whole = idsOf(await list({ size: 200 }))
    expect(new Set(whole).size).toBe(whole.length)
    expect(whole.length).toBeGreaterThan(2)
    for (const size of [1, 2, 5]) {
      const forth = await walk(list, 'next', await list({ size }), size)
      expect(forth.flat()).toEqual(whole)
      const back = await walk(list, 'prev', await lastOf(list, size), size)
      expect(back.toReversed()).toEqual(forth)
    }
  })

  it.each(names)('%s: begins at its first row for an invalid cursor', async (name) => {
    const list = lists[name]!
    const first = await list({ size: 2 })
    const id = '019aa000-0000-7000-8000-000000000000'
    for (const from of [
      ...['', 'x', 'b', 'b_', '1_2_3_4_5', `1_2_3_4_${id}`, '1_2', `b1_2_3_4_${id}`, `-_${id}`],
      ...[`1.5_${id}`, `1e3_${id}`, `${'9'.repeat(16)}_${id}`, `${id}'; --`, `0_${id.replace('7', '4')}`],
      ...['9'.repeat(5_000), `\0_${id}`, `٣_${id}`],
    ])
      expect([from.slice(0, 60), await list({ from, size: 2 })]).toEqual([from.slice(0, 60), first])
  })

  it.each(names)('%s: a cursor beyond every row, or of another list, causes no error', async (name) => {
    const list = lists[name]!
    const id = '019aa000-0000-7000-8000-000000000000'
    const whole = new Set(idsOf(await list({ size: 200 })))
    for (const other of names) {
      const { next } = await lists[other]!({ size: 1 })
      for (const from of [next, `b${next}`])
        for (const met of idsOf(await list({ from, size: 200 }))) expect(whole).toContain(met)
    }
    for (const number of ['0', '-1', '2147483647', '2147483648', '253402300799999', '999999999999999'])
      for (const keys of [number, `${number}_${number}`])
        for (const from of [`${keys}_${id}`, `b${keys}_${id}`])
          for (const met of idsOf(await list({ from, size: 200 }))) expect(whole).toContain(met)
  })

  it.each([
    ['hello', 'inquiries'],
    ['hello', 'incidents'],
    ['hello', 'appeals'],
    ['hello', 'npwp'],
    ['hello', 'top-ups'],
    ['hello', 'articles'],
    ['hello', 'downloads'],
    ['hello', 'recovery-reviews'],
    ['owner', 'company/ledger'],
    ['owner', 'company/top-ups'],
    ['owner', 'company/members'],
    ['reporter', 'bughunter/ledger'],
    ['reporter', 'bughunter/points'],
    ['reporter', 'bughunter/articles'],
    ['reporter', 'bughunter/payouts'],
    ['reporter', 'bughunter/rewards'],
    ['reporter', 'bughunter/prizes'],
    ['reporter', 'bughunter/certificates'],
    ['owner', 'programs/{inner}/invitations'],
    ['hello', 'programs/{open}/certificates'],
    ['hello', 'payout-accounts'],
    ['hello', 'tax-residences'],
    ['hello', 'accounts'],
    ['hello', 'payouts'],
    ['incident', 'incidents/reported'],
    ['incident', 'incidents/assigned'],
  ] as const)(
    '%s: the API pages %s by `after` alone, at most by the hundred',
    async (who: Principal, path) => {
      const person = people()[who as 'hello']
      const place = path.replace(/\{(\w+)\}/, (_, name: string) => environment.programs[name as 'open'].id)
      const get = async (query: string) => ask(person, 'GET', `/api/v1/${place}?${query}`)
      for (const query of [
        'limit=101',
        'limit=0',
        'after=a%20b',
        'after=%00',
        `after=${'9'.repeat(101)}`,
        'page=2',
      ])
        expect([query, (await get(query)).status]).toEqual([query, 422])
      const whole = (await get('limit=100')).body.data
      expect(whole.next).toBeNull()
      expect((await get('limit=100&after=x')).body.data.rows).toEqual(whole.rows)
      const met: unknown[] = []
      for (let after: string | null = '', turn = 0; after !== null && turn < 100; turn++) {
        const { status, body } = await get(`limit=2${after === '' ? '' : `&after=${after}`}`)
        expect(status).toBe(200)
        met.push(...body.data.rows)
        after = body.data.next
      }
      expect(met).toEqual(whole.rows)
    },
  )

  it('neither repeat nor hide an existing row when rows are added in between', async () => {
    const before = new Map<string, { first: KeysetPage<Row>; whole: string[]; back: KeysetPage<Row> }>()
    for (const [name, list] of Object.entries(lists)) {
      const whole = idsOf(await list({ size: 200 }))
      before.set(name, { first: await list({ size: 2 }), whole, back: await lastOf(list, 2) })
    }
    await lengthen(environment, 1)
    for (const [name, { first, whole, back }] of before) {
      const forth = (await walk(lists[name]!, 'next', first, 2)).flat()
      expect([name, new Set(forth).size]).toEqual([name, forth.length])
      expect([name, whole.filter((id) => !forth.includes(id))]).toEqual([name, []])
      const home = (await walk(lists[name]!, 'prev', back, 2)).flat()
      expect([name, new Set(home).size]).toEqual([name, home.length])
      expect([name, whole.filter((id) => !home.includes(id))]).toEqual([name, []])
    }
  }, 60_000)
})
