import { Badge } from '@cakrawala/ui/badge'
import { EmptyState } from '@cakrawala/ui/empty-state'
import { Panel } from '@cakrawala/ui/panel'
import { type Column, Table } from '@cakrawala/ui/table'
import type { PlanRequestView, PlanTermView } from '#domain/company/plan/plan-queries.server.ts'
import type { PlanRequestState } from '#domain/company/plan.ts'
import { licenseWords } from '#i18n/license.ts'
import { dateText } from '#i18n/moment.ts'
import { useLocale, useWords } from '../locale.tsx'
import { planDay } from './plan-day.ts'

const tones = { waiting: 'warning', granted: 'success', declined: 'danger', withdrawn: 'neutral' } as const

/** Which plans a company had, from when until when. */
export function PlanTerms({ terms }: { terms: readonly PlanTermView[] }) {
  const { terms: title, noTerms, columns: names, plans, always } = useWords(licenseWords)
  const locale = useLocale()
  const columns: Column<PlanTermView>[] = [
    { key: 'plan', header: names.plan, main: true, cell: ({ plan }) => plans[plan].name },
    { key: 'from', header: names.from, nowrap: true, cell: (term) => planDay(term.validFrom, locale) },
    {
      key: 'until',
      header: names.until,
      nowrap: true,
      cell: ({ validUntil }) => (validUntil ? planDay(validUntil, locale) : always),
    },
    { key: 'noted', header: names.noted, nowrap: true, cell: (term) => dateText(term.grantedAt, locale) },
  ]
  return (
    <Panel title={title} flush>
      <Table
        caption={title}
        rows={terms}
        rowKey={({ id }) => id}
        columns={columns}
        empty={<EmptyState title={noTerms.title}>{noTerms.text}</EmptyState>}
      />
    </Panel>
  )
}

/** What was asked, and what became of it. */
export function PlanRequests({ requests }: { requests: readonly PlanRequestView[] }) {
  const { requests: title, noRequests, columns: names, plans } = useWords(licenseWords)
  const locale = useLocale()
  const columns: Column<PlanRequestView>[] = [
    { key: 'plan', header: names.plan, main: true, cell: ({ plan }) => plans[plan].name },
    { key: 'at', header: names.at, nowrap: true, cell: ({ askedAt }) => dateText(askedAt, locale) },
    {
      key: 'state',
      header: names.state,
      cell: ({ state, declineReason }) => (
        <span className="grid justify-items-start gap-1">
          <PlanRequestBadge state={state} />
          {declineReason && <span className="text-xs break-words text-ink-soft">{declineReason}</span>}
        </span>
      ),
    },
  ]
  return (
    <Panel title={title} flush>
      <Table
        caption={title}
        rows={requests}
        rowKey={({ id }) => id}
        columns={columns}
        empty={<EmptyState title={noRequests.title}>{noRequests.text}</EmptyState>}
      />
    </Panel>
  )
}

/** What became of a request. */
function PlanRequestBadge({ state }: { state: PlanRequestState }) {
  return <Badge tone={tones[state]}>{useWords(licenseWords).states[state]}</Badge>
}
