import { ListEmpty } from '@cakrawala/page-parts/list-empty'
import { choicesOf, FilterChoice, FilterText, ListFilters } from '@cakrawala/page-parts/list-filters'
import { ListFoot } from '@cakrawala/page-parts/list-foot'
import { sizeFrom } from '@cakrawala/paging/paging'
import { Button } from '@cakrawala/ui/button'
import { PageHeader } from '@cakrawala/ui/page-header'
import { Panel } from '@cakrawala/ui/panel'
import { type Column, Table } from '@cakrawala/ui/table'
import { useLoaderData } from 'react-router'
import { announcementLevels, audiences, shownStates } from '#domain/announcement/announcement.ts'
import { announcementFilter } from '#domain/announcement/announcement-input.ts'
import { mayAnnounceForPlatform } from '#domain/announcement/announcement-lifecycle.ts'
import type { AnnouncementInList } from '#domain/announcement/announcement-view.ts'
import { announcementsForTeam } from '#domain/announcement/announcements-for-team.server.ts'
import { announcementWords } from '#i18n/announcements.ts'
import { act, load } from '#web/http/open.ts'
import { actOnBanner } from '#web/parts/announcement/announcement-acts.server.ts'
import { L, usePath, useWords } from '#web/parts/locale.tsx'
import { Moment } from '#web/parts/moment.tsx'
import { pageTitle } from '#web/parts/title.ts'
import { LevelBadge, StateBadge } from './announcement-badges.tsx'

export const meta = pageTitle(announcementWords, (words) => words.title)
export const action = act(actOnBanner)

const names = ['q', 'state', 'audience', 'level'] as const

export const loader = load(async ({ actor, url: { searchParams: asked } }) => {
  const size = sizeFrom(asked.get('size'))
  const list = await announcementsForTeam(actor, filterOf(asked), { from: asked.get('from'), size })
  return { list, size, mayWrite: mayAnnounceForPlatform(actor) }
})

/** Words an address has that the filter does not know count as none. */
function filterOf(asked: URLSearchParams) {
  const known = names.map((name) => [name, asked.get(name)?.slice(0, 100) ?? ''] as const)
  const parts = known.filter(
    ([name, value]) => name === 'q' || announcementFilter.shape[name].safeParse(value).success,
  )
  return announcementFilter.parse(Object.fromEntries(parts))
}

export default function Announcements() {
  const { list, size, mayWrite } = useLoaderData<typeof loader>()
  const words = useWords(announcementWords)
  const { desk } = words
  const path = usePath()
  return (
    <div className="grid gap-6">
      <PageHeader
        title={words.title}
        subtitle={desk.subtitle}
        actions={
          mayWrite && (
            <Button variant="primary" to={path('/hello/announcements/create')}>
              {desk.create}
            </Button>
          )
        }
      />
      <ListFilters root={path('/hello/announcements')} words={desk.filter} names={names}>
        <FilterText name="q" label={desk.filter.q} maxLength={100} />
        <FilterChoice
          name="state"
          label={desk.columns.state}
          all={desk.filter.all}
          options={choicesOf(shownStates, words.states)}
        />
        <FilterChoice
          name="audience"
          label={desk.columns.audience}
          all={desk.filter.all}
          options={choicesOf(audiences, words.audiences)}
        />
        <FilterChoice
          name="level"
          label={desk.columns.level}
          all={desk.filter.all}
          options={choicesOf(announcementLevels, words.levels)}
        />
      </ListFilters>
      <Panel flush footer={list.total > 0 && <ListFoot {...list} size={size} />}>
        <Table
          caption={desk.caption}
          columns={useColumns()}
          rows={list.rows}
          rowKey={({ id }) => id}
          empty={
            <ListEmpty root="/hello/announcements" title={desk.empty.title}>
              {desk.empty.text}
            </ListEmpty>
          }
        />
      </Panel>
    </div>
  )
}

function useColumns(): Column<AnnouncementInList>[] {
  const { desk, audiences: names } = useWords(announcementWords)
  const { columns } = desk
  return [
    { key: 'title', header: columns.title, main: true, cell: (row) => <Title row={row} /> },
    { key: 'state', header: columns.state, cell: ({ state }) => <StateBadge state={state} /> },
    { key: 'audience', header: columns.audience, cell: ({ audience }) => names[audience] },
    { key: 'level', header: columns.level, cell: ({ level }) => <LevelBadge level={level} /> },
    { key: 'from', header: columns.from, nowrap: true, cell: ({ fromAt }) => <Moment at={fromAt} /> },
    { key: 'until', header: columns.until, nowrap: true, cell: ({ untilAt }) => <Moment at={untilAt} /> },
    { key: 'by', header: columns.by, cell: ({ by }) => by },
  ]
}

function Title({ row: { id, title } }: { row: AnnouncementInList }) {
  return (
    <L
      to={`/hello/announcements/${id}`}
      className="font-semibold wrap-anywhere text-samudra-text hover:underline"
    >
      {title}
    </L>
  )
}
