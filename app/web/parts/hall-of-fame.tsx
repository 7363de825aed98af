import { Panel } from '@cakrawala/ui/panel'
import { Table } from '@cakrawala/ui/table'
import type { FameRow } from '#domain/reward/hall-of-fame.server.ts'
import { leaderboardWords } from '#i18n/leaderboard.ts'
import { L, useWords } from './locale.tsx'

/**
 * Who found something in one program, by what they earned there.
 * @param props.titled the page has this title already
 */
export function HallOfFame({ rows, titled = false }: { rows: readonly FameRow[]; titled?: boolean }) {
  const words = useWords(leaderboardWords)
  const { fame } = words
  return (
    <Panel {...(titled ? {} : { title: fame.title, subtitle: fame.hint })} flush>
      <Table
        caption={fame.title}
        rows={rows}
        rowKey={({ username }) => username}
        empty={<p className="p-4 text-ink-soft">{fame.empty}</p>}
        columns={[
          { key: 'rank', header: words.rank, cell: ({ rank }) => rank },
          {
            key: 'name',
            header: words.name,
            main: true,
            cell: ({ username }) => (
              <L to={`/${username}`} className="text-samudra-text underline-offset-4 hover:underline">
                {username}
              </L>
            ),
          },
          {
            key: 'points',
            header: words.points,
            numeric: true,
            cell: ({ total }) => <strong>{total}</strong>,
          },
          { key: 'valid', header: words.vulnerabilities, numeric: true, cell: ({ valid }) => valid },
          { key: 'severe', header: words.severe, numeric: true, cell: ({ severe }) => severe },
        ]}
      />
    </Panel>
  )
}
