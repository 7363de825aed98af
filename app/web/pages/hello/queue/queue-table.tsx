import { Button } from '@cakrawala/ui/button'
import { type Column, Table } from '@cakrawala/ui/table'
import { Form } from 'react-router'
import { isClaimed, type QueueName } from '#domain/operations/work-queue.ts'
import type { WorkItem } from '#domain/operations/work-queue-queries.server.ts'
import { isSettingKey } from '#domain/setting/setting.ts'
import { momentText } from '#i18n/moment.ts'
import { settingWords } from '#i18n/settings.ts'
import { workWords } from '#i18n/work-queue.ts'
import { Due } from '#web/parts/due.tsx'
import { L, useLocale, useWords } from '#web/parts/locale.tsx'
import { Quiet } from '#web/parts/report/report-status-badge.tsx'

/** Where a thing of a work queue is worked on. */
const placeOf: Readonly<Record<QueueName, (place: string) => string>> = {
  reports: (place) => `/hello/reports/detail/${place}`,
  identity: (place) => `/hello/verification/${place}`,
  // Those about a report are answered on its page.
  appeals: (place) => (place ? `/hello/reports/detail/${place}` : '/hello/appeals'),
  recovery: () => '/hello/recovery',
  contracts: (place) => `/hello/contracts/${place}`,
  npwp: (place) => `/hello/npwp/${place}`,
  assets: (place) => `/hello/assets/${place}`,
  programs: (place) => `/hello/programs/detail/${place}`,
  plans: (place) => `/hello/licenses/${place}`,
  challenges: (place) => `/hello/programs/detail/${place}`,
  top_ups: () => '/hello/top-ups',
  refunds: (place) => `/hello/refunds/${place}`,
  payouts: (place) => `/hello/payouts/${place}`,
  payout_accounts: () => '/hello/payout-accounts',
  tax_residences: () => '/hello/tax-residences',
  collusion: () => '/hello/collusion',
  settings: (place) => `/hello/settings/${place}`,
  team: (place) => `/hello/team/${place}`,
  articles: (place) => `/hello/publications/${place}`,
  tellings: (place) => `/hello/reports/detail/${place}`,
  incidents: (place) => `/hello/incidents/${place}`,
  inquiries: (place) => `/hello/inquiries/${place}`,
}

/** What waits: what it is, on which work queue, until when, and in whose hands. */
export function QueueTable({ rows, mayTake }: { rows: readonly WorkItem[]; mayTake: boolean }) {
  const words = useWords(workWords)
  const { columns: names } = words
  const locale = useLocale()
  const columns: Column<WorkItem>[] = [
    { key: 'what', header: names.what, main: true, cell: (item) => <What item={item} /> },
    {
      ...{ key: 'about', header: names.about, wide: true, width: 'xl:w-36' },
      cell: ({ about }) => <Quiet>{about}</Quiet>,
    },
    {
      ...{ key: 'since', header: names.since, wide: true, width: 'xl:w-36' },
      cell: ({ since }) => <Quiet>{momentText(since, locale)}</Quiet>,
    },
    {
      ...{ key: 'desk', header: names.desk, nowrap: true, width: 'xl:w-34' },
      cell: ({ desk }) => <span title={words.desks[desk]}>{words.desks[desk]}</span>,
    },
    {
      ...{ key: 'due', header: names.due, nowrap: true, width: 'xl:w-32' },
      cell: ({ dueAt }) => <Due at={dueAt} />,
    },
    {
      ...{ key: 'taker', header: names.taker, nowrap: true, width: 'xl:w-24' },
      cell: (item) => <Taker item={item} />,
    },
  ]
  if (mayTake)
    columns.push({
      ...{ key: 'take', header: words.take, hideHeader: true, width: 'xl:w-30' },
      cell: (item) => <TakeOrRelease item={item} />,
    })
  return (
    <Table
      dense
      caption={words.caption}
      columns={columns}
      rows={rows}
      rowKey={({ desk, id }) => `${desk} ${id}`}
    />
  )
}

function What({ item: { desk, title, about, place, since } }: { item: WorkItem }) {
  const { columns } = useWords(workWords)
  const { keys } = useWords(settingWords)
  const locale = useLocale()
  const waiting = `${columns.since} ${momentText(since, locale)}`
  const name = desk === 'settings' && isSettingKey(place) ? keys[place].name : title
  return (
    <span className="block" title={name}>
      <L to={placeOf[desk](place)} className="hover:underline">
        {name}
      </L>
      <span className="block text-xs font-normal text-ink-soft xl:hidden">
        {[about, waiting].filter(Boolean).join(' · ')}
      </span>
    </span>
  )
}

function Taker({ item: { taker, mine } }: { item: WorkItem }) {
  const { me, nobody } = useWords(workWords)
  if (mine) return <span className="font-semibold text-samudra-text">{me}</span>
  return taker ?? <span className="text-ink-soft">{nobody}</span>
}

/** Refusals are shown by the frame of the page: every row has such a form. */
function TakeOrRelease({ item: { desk, id, title, taker, mine } }: { item: WorkItem }) {
  const words = useWords(workWords)
  const act = mine && isClaimed(desk) ? 'release' : taker === null ? 'take' : null
  if (act === null) return null
  const name = act === 'take' ? words.takeOf({ title }) : words.releaseOf({ title })
  return (
    <Form method="post" data-key={act === 'take' ? 'c' : undefined}>
      <input type="hidden" name="intent" value={act} />
      <input type="hidden" name="desk" value={desk} />
      <input type="hidden" name="id" value={id} />
      <Button size="sm" variant={act === 'take' ? 'secondary' : 'quiet'} aria-label={name}>
        {words[act]}
      </Button>
    </Form>
  )
}
