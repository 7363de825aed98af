import { ListPanel } from '@cakrawala/page-parts/list-panel'
import { leadToStart } from '@cakrawala/page-server/first-page'
import { sizeFrom } from '@cakrawala/paging/paging'
import { Badge } from '@cakrawala/ui/badge'
import { ButtonLink } from '@cakrawala/ui/button-link'
import { EmptyState } from '@cakrawala/ui/empty-state'
import { PageHeader } from '@cakrawala/ui/page-header'
import { type Column, Table } from '@cakrawala/ui/table'
import { useLoaderData } from 'react-router'
import { decideResidence } from '#domain/reward/residence/decide-residence.server.ts'
import { decideResidenceInput } from '#domain/reward/residence/residence-input.ts'
import {
  type ResidenceInReview,
  residencesInReview,
} from '#domain/reward/residence/residence-queries.server.ts'
import { payoutQueueWords } from '#i18n/payout-queue.ts'
import { secondPersonWords } from '#i18n/second-person.ts'
import { taxResidenceWords } from '#i18n/tax-residence.ts'
import { isPerson } from '#kernel/actor.ts'
import type { Locale } from '#kernel/locale.ts'
import { refuseUnless } from '#kernel/refusal.ts'
import { act, load } from '#web/http/open.ts'
import { parseForm } from '#web/http/parse.ts'
import { RowDecision } from '#web/pages/hello/row-decision.tsx'
import { countryName } from '#web/parts/account/country-options.server.ts'
import { L, useLocale, usePath, useWords } from '#web/parts/locale.tsx'
import { Moment } from '#web/parts/moment.tsx'
import { dayText, type NamedResidence, ResidenceName } from '#web/parts/reward/residence-facts.tsx'
import { namedResidence } from '#web/parts/reward/residence-names.server.ts'
import { pageTitle } from '#web/parts/title.ts'

export const meta = pageTitle(taxResidenceWords, (words) => words.team.title)
export const loader = load(async ({ actor, url, locale }) => {
  const size = sizeFrom(url.searchParams.get('size'))
  const list = await residencesInReview(actor, { from: url.searchParams.get('from'), size })
  leadToStart(list, url)
  return { list: { ...list, rows: list.rows.map((row) => named(row, locale)) }, size }
})

export const action = act(async ({ actor, go }, form) => {
  refuseUnless(isPerson(actor), 'not_signed_in')
  await decideResidence(actor, parseForm(decideResidenceInput, form))
  return go('/hello/tax-residences?done=tax_residence_decided')
})

function named(row: ResidenceInReview, locale: Locale) {
  const { inForce, country } = row
  return { ...row, countryName: countryName(country, locale), inForce: namedResidence(inForce, locale) }
}

export default function TaxResidences() {
  const { list, size } = useLoaderData<typeof loader>()
  const { team } = useWords(taxResidenceWords)
  const { desk } = useWords(payoutQueueWords)
  const path = usePath()
  return (
    <div className="grid gap-6">
      <PageHeader
        title={team.title}
        subtitle={team.hint}
        breadcrumb={[{ to: path('/hello/payouts'), label: desk.title }, { label: team.title }]}
        breadcrumbLabel={desk.title}
      />
      <ListPanel list={list} size={size}>
        <ResidenceTable rows={list.rows} />
      </ListPanel>
    </div>
  )
}

type Row = Omit<ResidenceInReview, 'inForce'> & { countryName: string; inForce: NamedResidence }

/** Tax residences that wait: what holds, what is asked for, its document, and the two answers. */
function ResidenceTable({ rows }: { rows: readonly Row[] }) {
  const { team } = useWords(taxResidenceWords)
  return (
    <Table
      caption={team.title}
      rows={rows}
      rowKey={({ id }) => id}
      empty={<EmptyState title={team.empty.title}>{team.empty.text}</EmptyState>}
      columns={useColumns()}
    />
  )
}

function useColumns(): Column<Row>[] {
  const { team, document } = useWords(taxResidenceWords)
  return [
    {
      key: 'bughunter',
      header: team.bughunter,
      main: true,
      cell: ({ bughunterId, username }) => (
        <L to={`/hello/accounts/${bughunterId}`} className="text-samudra-text hover:underline">
          {username}
        </L>
      ),
    },
    {
      key: 'verified',
      header: team.verifiedName,
      cell: ({ fullName }) => <span className="wrap-anywhere">{fullName}</span>,
    },
    { key: 'inForce', header: team.inForce, cell: (row) => <InForce residence={row.inForce} /> },
    { key: 'asked', header: team.asked, cell: (row) => <Asked row={row} /> },
    { key: 'document', header: document, cell: (row) => <Document row={row} /> },
    { key: 'at', header: team.at, cell: ({ askedAt }) => <Moment at={askedAt} /> },
    { key: 'decision', header: team.decision, cell: (row) => <Decision row={row} /> },
  ]
}

function InForce({ residence }: { residence: NamedResidence }) {
  const { team } = useWords(taxResidenceWords)
  return (
    <span className="grid justify-items-start gap-1">
      <ResidenceName residence={residence} />
      {residence.differs && <Badge tone="warning">{team.profile({ country: residence.profileName })}</Badge>}
    </span>
  )
}

function Asked({ row: { countryName, since, twoPeople } }: { row: Row }) {
  const { team } = useWords(taxResidenceWords)
  const locale = useLocale()
  return (
    <span className="grid justify-items-start gap-1">
      {countryName}
      <span className="text-xs text-ink-soft">{team.sinceDay({ day: dayText(since, locale) })}</span>
      {twoPeople && <Badge>{team.twoPeople}</Badge>}
    </span>
  )
}

function Document({ row: { id, username, hasDocument } }: { row: Row }) {
  const { team } = useWords(taxResidenceWords)
  const path = usePath()
  if (!hasDocument) return '–'
  return (
    <ButtonLink
      size="sm"
      to={path(`/hello/tax-residences/${id}/document`)}
      aria-label={team.openOf({ username })}
      reloadDocument
      download
    >
      {team.open}
    </ButtonLink>
  )
}

/** The two answers; the person who checked it reads that a colleague accepts it. */
function Decision({ row: { id, state, twoPeople, checkedBy, obstacle } }: { row: Row }) {
  const { team } = useWords(taxResidenceWords)
  const second = useWords(secondPersonWords)
  const first = twoPeople && state === 'waiting'
  const { check, approve, refuse, reason, reasonHint, lowers, checked, ownCheck } = team
  const standing = checkedBy === null ? undefined : checked({ name: checkedBy })
  const blocked = obstacle === 'second_resident' ? ownCheck : obstacle && second[obstacle]
  return (
    <RowDecision
      id={id}
      name="residenceId"
      yes="approve"
      words={{ yes: first ? check : approve, refuse, reason, reasonHint }}
      reasonMost={1_000}
      seen={{ state }}
      may={obstacle === null}
      note={blocked ?? (first ? lowers : standing)}
    />
  )
}
