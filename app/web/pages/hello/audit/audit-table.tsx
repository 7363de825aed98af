import { EmptyState } from '@cakrawala/ui/empty-state'
import { PageHeader } from '@cakrawala/ui/page-header'
import { Table } from '@cakrawala/ui/table'
import type { ReactNode } from 'react'
import type { AuditLine } from '#domain/privacy/audit-log.server.ts'
import { auditLogWords } from '#i18n/audit-log.ts'
import { L, usePath, useWords } from '#web/parts/locale.tsx'
import { Moment } from '#web/parts/moment.tsx'
import { useEventName } from './event-name.ts'

/** One line an event: what, who, about what, when and from where; its facts open below. */
export function AuditTable({ lines }: { lines: readonly AuditLine[] }) {
  const { table, empty, emptyText, fields } = useWords(auditLogWords)
  return (
    <Table
      caption={table}
      rows={lines}
      rowKey={({ seq }) => String(seq)}
      empty={<EmptyState title={empty}>{emptyText}</EmptyState>}
      columns={[
        { key: 'type', header: fields.type, main: true, cell: (line) => <What line={line} /> },
        { key: 'who', header: fields.who, cell: (line) => <Who line={line} /> },
        { key: 'about', header: fields.about, cell: (line) => <About line={line} /> },
        { key: 'at', header: fields.at, nowrap: true, cell: ({ at }) => <Moment at={at} /> },
        {
          key: 'address',
          header: fields.address,
          cell: ({ address }) => (
            <span className="inline-block font-mono text-xs break-all md:min-w-26">{address ?? '–'}</span>
          ),
        },
      ]}
    />
  )
}

function What({ line: { type, seq, facts } }: { line: AuditLine }) {
  const words = useWords(auditLogWords)
  const entries = Object.entries(facts)
  return (
    <div className="grid gap-1 font-normal">
      <span>
        <span className="font-semibold">{useEventName()(type)}</span>{' '}
        <span className="text-xs text-ink-soft tabular-nums">#{seq}</span>
      </span>
      {entries.length === 0 ? (
        <span className="text-xs text-ink-soft">{words.noFacts}</span>
      ) : (
        <details className="text-xs">
          <summary className="cursor-pointer py-2 text-samudra-text md:py-0">
            {words.showFacts({ count: entries.length })}
          </summary>
          <dl className="mt-1 grid gap-x-3 gap-y-0.5 sm:grid-cols-[auto_1fr]">
            {entries.map(([name, value]) => (
              <div key={name} className="contents">
                <dt className="font-mono text-ink-soft">{name}</dt>
                <dd className="font-mono break-all">
                  {typeof value === 'string' ? value : JSON.stringify(value)}
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </div>
  )
}

function Who({ line: { who, actorKind } }: { line: AuditLine }) {
  const { kinds } = useWords(auditLogWords)
  if (who === null)
    return <span className="text-ink-soft">{kinds[actorKind as keyof typeof kinds] ?? actorKind}</span>
  return (
    <L to={`/hello/accounts/${who.id}`} className="text-samudra-text underline">
      {who.username}
    </L>
  )
}

function About({ line: { about, subjectId } }: { line: AuditLine }) {
  if (about === null) return <code className="font-mono text-xs break-all text-ink-soft">{subjectId}</code>
  if (about.page === null) return about.name
  return (
    <L to={about.page} className="text-samudra-text underline [overflow-wrap:anywhere]">
      {about.name}
    </L>
  )
}

type AuditHeaderProps = { title: string; subtitle: string; meta?: ReactNode; actions?: ReactNode }

/** Head of a page that reads the audit log in its own way, with the way back to the log. */
export function AuditHeader(head: AuditHeaderProps) {
  const log = useWords(auditLogWords).title
  const trail = [{ to: usePath()('/hello/audit-log'), label: log }, { label: head.title }]
  return <PageHeader {...head} breadcrumb={trail} breadcrumbLabel={log} />
}
