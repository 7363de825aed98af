import { ActForm, SubmitButton } from '@cakrawala/page-parts/form'
import { DescriptionList } from '@cakrawala/ui/description-list'
import { Notice } from '@cakrawala/ui/notice'
import { Panel } from '@cakrawala/ui/panel'
import { type Column, Table } from '@cakrawala/ui/table'
import type { ReviewWait } from '#domain/account/review-wait.ts'
import type { ResidenceView } from '#domain/reward/residence/residence-queries.server.ts'
import { payoutWords } from '#i18n/payouts.ts'
import { reviewWaitWords } from '#i18n/review-wait.ts'
import { taxResidenceWords } from '#i18n/tax-residence.ts'
import { useLocale, useWords } from '#web/parts/locale.tsx'
import { Moment } from '#web/parts/moment.tsx'
import {
  dayText,
  type NamedResidence,
  ResidenceBadge,
  ResidenceName,
  sayingsOf,
} from '#web/parts/reward/residence-facts.tsx'

type NamedRequest = ResidenceView & { countryName: string }

type ResidenceNowProps = { residence: NamedResidence; open: NamedRequest | null; wait: ReviewWait | null }

/** The residence in force, what the profile shows besides it, and the request that waits. */
export function ResidenceNow({ residence, open, wait }: ResidenceNowProps) {
  const words = useWords(taxResidenceWords)
  const { payee, payees } = useWords(payoutWords)
  const { own, unknown } = words
  return (
    <Panel title={own.now}>
      <div className="grid gap-4">
        <DescriptionList
          columns={2}
          items={[
            { term: words.country, value: <ResidenceName residence={residence} />, key: 'country' },
            { term: payee, value: payees[residence.payee], key: 'payee' },
          ]}
        />
        {residence.countryName === null && <Notice tone="warning">{own.unknownText}</Notice>}
        {residence.differs && residence.countryName !== null && (
          <Notice tone="warning">{own.differs(sayingsOf(residence, unknown))}</Notice>
        )}
        {open && <Waiting request={open} wait={wait} />}
      </div>
    </Panel>
  )
}

function Waiting({ request, wait }: { request: NamedRequest; wait: ReviewWait | null }) {
  const { usual } = useWords(reviewWaitWords)
  const { own } = useWords(taxResidenceWords)
  return (
    <Notice title={own.openTitle({ country: request.countryName })}>
      <div className="grid justify-items-start gap-3">
        <p>
          {own.openText} {wait && usual(wait)}
        </p>
        <ActForm intent="withdraw" className="grid gap-3">
          <input type="hidden" name="residenceId" value={request.id} />
          <SubmitButton variant="secondary">{own.withdraw}</SubmitButton>
        </ActForm>
      </div>
    </Notice>
  )
}

/** What was asked for before, and what the team found. */
export function ResidenceAsked({ rows }: { rows: readonly NamedRequest[] }) {
  const words = useWords(taxResidenceWords)
  const locale = useLocale()
  const { own } = words
  const columns: Column<NamedRequest>[] = [
    { key: 'country', header: words.country, main: true, cell: ({ countryName }) => countryName },
    { key: 'since', header: words.since, nowrap: true, cell: ({ since }) => dayText(since, locale) },
    { key: 'at', header: own.askedAt, nowrap: true, cell: ({ askedAt }) => <Moment at={askedAt} /> },
    {
      key: 'state',
      header: own.state,
      cell: ({ state, reason }) => (
        <span className="grid justify-items-start gap-1">
          <ResidenceBadge state={state} />
          {reason && <span className="max-w-md text-xs wrap-anywhere text-ink-soft">{reason}</span>}
        </span>
      ),
    },
  ]
  return (
    <Panel title={own.former} flush>
      <Table caption={own.former} rows={rows} rowKey={({ id }) => id} columns={columns} />
    </Panel>
  )
}
