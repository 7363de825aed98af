import type { VersionLine } from '#domain/program/program-views.ts'
import { momentText } from '#i18n/moment.ts'
import { programWords } from '#i18n/program.ts'
import { Panel } from '#ui/panel.tsx'
import { Table } from '#ui/table.tsx'
import { useLocale, useWords } from './locale.tsx'

/** Every policy the program had, newest first. */
export function ProgramVersions({ versions }: { versions: readonly VersionLine[] }) {
  const words = useWords(programWords)
  const locale = useLocale()
  return (
    <Panel title={words.versions} flush>
      <Table
        caption={words.versions}
        rows={versions}
        rowKey={({ version }) => String(version)}
        columns={[
          {
            key: 'version',
            header: words.versions,
            main: true,
            cell: ({ version }) => words.version({ version }),
          },
          {
            key: 'at',
            header: words.versionAt,
            nowrap: true,
            cell: (row) => momentText(row.createdAt, locale),
          },
          { key: 'by', header: words.versionBy, cell: ({ by }) => by },
          {
            key: 'hash',
            header: words.textHash,
            cell: ({ textHash }) => (
              <code className="font-mono text-xs" title={textHash}>
                {textHash.slice(0, 16)}…
              </code>
            ),
          },
        ]}
      />
    </Panel>
  )
}
