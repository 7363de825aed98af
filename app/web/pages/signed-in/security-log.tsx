import { ListFurther } from '@cakrawala/page-parts/list-further'
import { EmptyState } from '@cakrawala/ui/empty-state'
import { PageHeader } from '@cakrawala/ui/page-header'
import { Panel } from '@cakrawala/ui/panel'
import { Table } from '@cakrawala/ui/table'
import { useLoaderData, useLocation } from 'react-router'
import { securityLogSeenBy } from '#domain/account/session/security-log.server.ts'
import type { SecurityLogLine } from '#domain/account/session/security-log.ts'
import { securityLogWords } from '#i18n/security-log.ts'
import { userLogWords } from '#i18n/user-log.ts'
import { found } from '#kernel/refusal.ts'
import { load } from '#web/http/open.ts'
import { SessionDevice, SessionPlace } from '#web/parts/account/session-table.tsx'
import { useWords } from '#web/parts/locale.tsx'
import { Moment } from '#web/parts/moment.tsx'
import { ProfileTabs } from '#web/parts/profile-tabs.tsx'
import { pageTitle } from '#web/parts/title.ts'

export const meta = pageTitle(securityLogWords, (words) => words.title)
export const loader = load(async ({ actor, url }) => {
  const person = found(actor.kind === 'person' ? actor : null)
  const { rows: lines, next: older } = await securityLogSeenBy(person, {
    from: url.searchParams.get('before'),
  })
  return { lines, older }
})

/** Sign-ins, failures and changes of the reader's own account, with where from. */
export default function SecurityLog() {
  const { lines, older } = useLoaderData<typeof loader>()
  const { title, subtitle, empty, emptyText, fields } = useWords(securityLogWords)
  const { pages } = useWords(userLogWords)
  return (
    <div className="grid gap-6">
      <PageHeader title={title} subtitle={subtitle} />
      <ProfileTabs />
      <Panel flush>
        <Table
          caption={title}
          rows={lines.map((line, place) => ({ ...line, key: String(place) }))}
          rowKey={({ key }) => key}
          empty={<EmptyState title={empty}>{emptyText}</EmptyState>}
          columns={[
            { key: 'what', header: fields.what, main: true, cell: (line) => <What line={line} /> },
            { key: 'at', header: fields.at, nowrap: true, cell: ({ at }) => <Moment at={at} /> },
            { key: 'from', header: fields.from, cell: (line) => <From line={line} /> },
          ]}
        />
      </Panel>
      <ListFurther root={useLocation().pathname} older={older} words={pages} />
    </div>
  )
}

function What({ line: { type, by } }: { line: SecurityLogLine }) {
  const { acts, byOther } = useWords(securityLogWords)
  const words: Record<string, string> = { ...useWords(userLogWords).acts, ...acts }
  const act = words[type]!
  return (
    <span className="grid">
      <span className="font-normal">{act.charAt(0).toUpperCase() + act.slice(1)}</span>
      {by === 'other' && <span className="text-xs font-normal text-ink-soft">{byOther}</span>}
    </span>
  )
}

function From({ line: { address, place, device } }: { line: SecurityLogLine }) {
  if (address === null) return '–'
  return (
    <span className="grid">
      <span>
        <SessionPlace place={place} /> <span className="break-words font-mono">{address}</span>
      </span>
      {device !== null && <SessionDevice device={device} />}
    </span>
  )
}
