import { DescriptionList } from '@cakrawala/ui/description-list'
import { Panel } from '@cakrawala/ui/panel'
import type { PlanRequestView } from '#domain/company/plan/plan-queries.server.ts'
import { licenseWords } from '#i18n/license.ts'
import { useWords } from '#web/parts/locale.tsx'
import { Moment } from '#web/parts/moment.tsx'

/** What a company asks for, in its own words. */
export function PlanRequestFacts({ request }: { request: PlanRequestView }) {
  const { team: words, columns, plans } = useWords(licenseWords)
  const { plan, askedAt, contact, reason } = request
  return (
    <Panel title={words.request}>
      <DescriptionList
        columns={2}
        items={[
          { term: columns.plan, value: plans[plan].name },
          { term: words.askedAt, value: <Moment at={askedAt} /> },
          { term: words.contact, value: <span className="break-words">{contact}</span> },
          { term: words.reason, value: <span className="break-words whitespace-pre-wrap">{reason}</span> },
        ]}
      />
    </Panel>
  )
}
