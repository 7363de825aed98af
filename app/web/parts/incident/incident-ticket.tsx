import { Badge } from '@cakrawala/ui/badge'
import { DescriptionList } from '@cakrawala/ui/description-list'
import { Notice } from '@cakrawala/ui/notice'
import { PageHeader } from '@cakrawala/ui/page-header'
import { Panel } from '@cakrawala/ui/panel'
import Paperclip from 'lucide-react/icons/paperclip'
import type {
  IncidentFile,
  IncidentForHandler,
  IncidentForReporter,
  IncidentSeen,
} from '#domain/incident/incident-view.ts'
import type { Handler } from '#domain/incident/responders.server.ts'
import { incidentWords } from '#i18n/incidents.ts'
import { usePath, useWords } from '#web/parts/locale.tsx'
import { Moment } from '#web/parts/moment.tsx'
import { IncidentActsPanel } from './incident-acts-panel.tsx'
import { IncidentAssessmentPanel } from './incident-assessment.tsx'
import { IncidentBadge, IncidentSeverityBadge, IncidentSteps } from './incident-badge.tsx'
import { IncidentClocks, LegalDeadlines } from './incident-clocks.tsx'
import { IncidentHistory } from './incident-history.tsx'
import { IncidentNoteForm } from './incident-note-form.tsx'

type Facts = IncidentSeen & { handlers: readonly Handler[]; noteKey: string }

/** One ticket as each of its people sees it: the platform team, a responder, or its reporter. */
export function IncidentTicket({ area, ...facts }: Facts & { area: '/hello' | '/incident' }) {
  const { one } = useWords(incidentWords)
  const path = usePath()
  const { part, ticket, noteKey } = facts
  const back =
    area === '/hello'
      ? { to: path('/hello/incidents'), label: one.back }
      : { to: path('/incident'), label: one.backHome }
  const page = `${area === '/hello' ? '/hello/incidents' : '/incident/tickets'}/${ticket.id}`
  const handled = part === 'reporter' ? null : { ticket: facts.ticket, handlers: facts.handlers }
  return (
    <div className="grid gap-6">
      <IncidentHeader
        ticket={ticket}
        spam={handled?.ticket.spam ?? false}
        breadcrumb={[back, { label: ticket.code }]}
      />
      <IncidentSteps state={ticket.state} />
      <div className="grid items-start gap-6 lg:grid-cols-[2fr_1fr]">
        <div className="grid min-w-0 gap-6 max-lg:contents">
          <IncidentShown ticket={ticket} />
          <div className="grid min-w-0 gap-6 max-lg:order-2">
            <IncidentHistory ticket={ticket} reader={part} />
            <IncidentNoteForm mayNote={ticket.mayNote} handler={part !== 'reporter'} noteKey={noteKey} />
          </div>
        </div>
        <div className="grid gap-6 max-lg:order-1">
          {handled && <IncidentActsPanel {...handled} />}
          {handled ? (
            <IncidentClocks ticket={handled.ticket} calendar={`${page}/calendar`} />
          ) : (
            <LegalDeadlines ticket={ticket} calendar={`${page}/calendar`} />
          )}
          {handled && (
            <IncidentAssessmentPanel assessment={handled.ticket.assessment} letterPath={`${page}/letter`} />
          )}
          {handled && <IncidentReporter ticket={handled.ticket} />}
          <IncidentFiles files={ticket.files} area={area} />
        </div>
      </div>
    </div>
  )
}

type HeaderProps = {
  ticket: IncidentForReporter
  spam?: boolean
  breadcrumb?: { to?: string; label: string }[]
}

/** Code and title of a ticket, and on whom it waits. */
export function IncidentHeader({ ticket, spam = false, breadcrumb }: HeaderProps) {
  const { one } = useWords(incidentWords)
  return (
    <PageHeader
      title={<span className="wrap-anywhere">{ticket.title}</span>}
      subtitle={ticket.code}
      waiting={spam ? one.spamWaiting : one.waiting[ticket.state]}
      meta={
        <>
          <IncidentBadge state={ticket.state} spam={spam} />
          {ticket.severity && <IncidentSeverityBadge severity={ticket.severity} />}
        </>
      }
      {...(breadcrumb ? { breadcrumb, breadcrumbLabel: one.back } : {})}
    />
  )
}

/** The reporter's own words, and why a ticket was rejected. */
export function IncidentShown({ ticket }: { ticket: IncidentForReporter }) {
  const { one, kinds } = useWords(incidentWords)
  return (
    <>
      {ticket.rejectReason && (
        <Notice tone="warning" title={one.rejected}>
          <p className="wrap-anywhere whitespace-pre-wrap">{ticket.rejectReason}</p>
        </Notice>
      )}
      <Panel title={one.told}>
        <div className="grid gap-4">
          <DescriptionList
            items={[
              { term: one.application, value: <span className="wrap-anywhere">{ticket.application}</span> },
              ...(ticket.kind ? [{ term: one.assessment.kind, value: kinds[ticket.kind] }] : []),
            ]}
          />
          <p className="text-read wrap-anywhere whitespace-pre-wrap">{ticket.description}</p>
        </div>
      </Panel>
    </>
  )
}

/** The reporter, as given in the form, and how they read the ticket. */
function IncidentReporter({ ticket }: { ticket: IncidentForHandler }) {
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

/** The files of a ticket, each a download through the endpoint of the area. */
function IncidentFiles({ files, area }: { files: readonly IncidentFile[]; area: '/hello' | '/incident' }) {
  const { one } = useWords(incidentWords)
  const path = usePath()
  const door = area === '/hello' ? '/hello/incident-files' : '/incident/files'
  return (
    <Panel title={one.files}>
      {files.length === 0 && <p className="text-ink-soft">{one.noFiles}</p>}
      <ul className="grid gap-2">
        {files.map(({ id, name, size, audience }) => (
          <li key={id} className="flex flex-wrap items-center gap-3">
            <Paperclip aria-hidden className="size-4 shrink-0 text-ink-soft" />
            <a
              href={path(`${door}/${id}`)}
              download
              className="min-w-0 flex-1 break-all text-samudra-text underline max-md:py-3"
              aria-label={one.download({ name })}
            >
              {name}
            </a>
            {audience === 'responders' && <Badge tone="warning">{one.internal}</Badge>}
            <span className="text-xs text-ink-soft tabular-nums">
              {one.kilobytes({ kilobytes: Math.max(1, Math.round(size / 1000)) })}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
