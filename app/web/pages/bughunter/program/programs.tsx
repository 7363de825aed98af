import { ListEmpty } from '@cakrawala/page-parts/list-empty'
import { ListFoot } from '@cakrawala/page-parts/list-foot'
import { leadToStart } from '@cakrawala/page-server/first-page'
import { pageSizes } from '@cakrawala/paging/paging'
import { ButtonLink } from '@cakrawala/ui/button-link'
import { PageHeader } from '@cakrawala/ui/page-header'
import { Tabs } from '@cakrawala/ui/tabs'
import { useLoaderData, useSearchParams } from 'react-router'
import { openInvitationsOf } from '#domain/program/invitation/invitation-queries.server.ts'
import { programsFrom } from '#domain/program/program-queries.server.ts'
import { programWords } from '#i18n/program.ts'
import { programListWords } from '#i18n/program-list.ts'
import { load } from '#web/http/open.ts'
import { programFiltersOf } from '#web/http/program/program-filters.ts'
import { usePath, useWords } from '#web/parts/locale.tsx'
import { OpenInvitations } from '#web/parts/program/open-invitations.tsx'
import { ProgramFilters } from '#web/parts/program/program-filters.tsx'
import { ProgramList } from '#web/parts/program/program-list.tsx'
import { pageTitle } from '#web/parts/title.ts'

export const meta = pageTitle(programWords, (words) => words.programs)

export const loader = load(async ({ actor, url }) => {
  const { status: _status, ...filter } = programFiltersOf(url.searchParams)
  const joined = url.searchParams.get('tab') === 'joined'
  const place = joined ? ({ place: 'joined' } as const) : ({ place: 'listed', status: 'live' } as const)
  const [list, invitations] = await Promise.all([
    programsFrom(
      actor,
      { ...filter, ...place },
      { from: url.searchParams.get('from'), size: pageSizes.cards },
    ),
    openInvitationsOf(actor),
  ])
  leadToStart(list, url)
  return { list, invitations }
})

/** Programs of a bughunter: all public ones, the joined ones, and invitations. */
export default function BughunterPrograms() {
  const { list, invitations } = useLoaderData<typeof loader>()
  const words = useWords(programWords)
  const listing = useWords(programListWords)
  const tab = useSearchParams()[0].get('tab') ?? ''
  const root = usePath()('/bughunter/programs')
  const joined = tab === 'joined'
  const text = joined ? listing.emptyJoined : listing.emptyPublic
  const all = <ButtonLink to={root}>{listing.tabAll}</ButtonLink>
  return (
    <div className="grid gap-4">
      <PageHeader title={words.programs} subtitle={words.publicSubtitle} />
      <Tabs
        label={listing.hunterTabs}
        items={[
          { to: root, label: listing.tabAll, current: !['joined', 'invitations'].includes(tab) },
          { to: `${root}?tab=joined`, label: listing.tabJoined, current: joined },
          {
            to: `${root}?tab=invitations`,
            label: listing.tabInvitations,
            count: invitations.length,
            current: tab === 'invitations',
          },
        ]}
      />
      {tab === 'invitations' ? (
        <OpenInvitations invitations={invitations} />
      ) : (
        <>
          {!joined && <ProgramFilters root={root} />}
          <ProgramList
            rows={list.rows}
            foot={list.total > 0 && <ListFoot {...list} things="programs" />}
            managing={joined}
            detail={(id) => `/bughunter/programs/detail/${id}`}
            empty={
              <ListEmpty root="/bughunter/programs" title={listing.emptyTitle} action={joined && all}>
                {text}
              </ListEmpty>
            }
          />
        </>
      )}
    </div>
  )
}
