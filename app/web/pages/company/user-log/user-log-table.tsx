import { ListEmpty } from '@cakrawala/page-parts/list-empty'
import { Table } from '@cakrawala/ui/table'
import type { LogLine } from '#domain/report/company-log-view.ts'
import { userLogWords } from '#i18n/user-log.ts'
import { SessionDevice } from '#web/parts/account/session-facts.tsx'
import { L, useLocale, useWords } from '#web/parts/locale.tsx'
import { Moment } from '#web/parts/moment.tsx'
import { actParts, type SentencePart, whoText } from './log-words.ts'

/** The log as sentences: who did what, and beside it when and from where. */
export function UserLogTable({ lines }: { lines: readonly LogLine[] }) {
  const { table, empty, emptyText, fields } = useWords(userLogWords)
  return (
    <Table
      caption={table}
      rows={lines.map((line, place) => ({ ...line, key: String(place) }))}
      rowKey={({ key }) => key}
      empty={
        <ListEmpty root="/company/team/user-log" title={empty} narrowing={['from']}>
          {emptyText}
        </ListEmpty>
      }
      columns={[
        { key: 'what', header: fields.what, main: true, cell: (line) => <Sentence line={line} /> },
        { key: 'at', header: fields.at, nowrap: true, cell: ({ at }) => <Moment at={at} /> },
        { key: 'from', header: fields.from, cell: (line) => <From line={line} /> },
      ]}
    />
  )
}

function Sentence({ line }: { line: LogLine }) {
  const locale = useLocale()
  return (
    <span className="grid [overflow-wrap:anywhere]">
      <span className="font-normal">
        <span className="font-semibold">{whoText(line, locale)}</span> {actParts(line, locale).map(partShown)}
      </span>
      {line.who?.name && (
        <span className="font-mono text-xs font-normal text-ink-soft">{line.who.username}</span>
      )}
    </span>
  )
}

/** A short word, such as the code of a report, stays on its line. */
function partShown({ text, to }: SentencePart) {
  if (!to) return text
  const whole = /^\S{1,20}$/.test(text) ? 'whitespace-nowrap' : ''
  return (
    <L key={to} className={`text-samudra-text underline ${whole}`} to={to}>
      {text}
    </L>
  )
}

function From({ line: { address, device } }: { line: LogLine }) {
  return (
    <span className="grid">
      <span className="font-mono">{address ?? '–'}</span>
      {device !== null && <SessionDevice device={device} />}
    </span>
  )
}
