import { DescriptionList } from '@cakrawala/ui/description-list'
import { Panel } from '@cakrawala/ui/panel'
import type { IncidentForHandler } from '#domain/incident/incident-view.ts'
import { incidentWords } from '#i18n/incidents.ts'
import { useWords } from '../locale.tsx'
import { Moment } from '../moment.tsx'

/** Who reported, as they say, and how they read the ticket. */
export function IncidentReporter({ ticket }: { ticket: IncidentForHandler }) {
  const { one } = useWords(incidentWords)
  const text = (value: string) => <span className="wrap-anywhere">{value}</span>
  return (
    <Panel title={one.reporter}>
      <DescriptionList
        items={[
          { term: one.name, value: text(ticket.name) },
          { term: one.email, value: text(ticket.email) },
          { term: one.language, value: one.languages[ticket.locale] },
          { term: one.account, value: ticket.hasAccount ? one.hasAccount : one.noAccount },
          { term: one.receivedAt, value: <Moment at={ticket.receivedAt} /> },
        ]}
      />
    </Panel>
  )
}
