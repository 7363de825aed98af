import { Button } from '@cakrawala/ui/button'
import { EmptyState } from '@cakrawala/ui/empty-state'
import { Panel } from '@cakrawala/ui/panel'
import { Table } from '@cakrawala/ui/table'
import type { BoardRow } from '#domain/reward/leaderboard.server.ts'
import { landingWords } from '#i18n/landing.ts'
import { L, usePath, useWords } from './locale.tsx'

/** The first of the leaderboard, on the first page. */
export function BoardTop({ rows }: { rows: readonly BoardRow[] }) {
  const words = useWords(landingWords).board
  const path = usePath()
  const all = (
    <Button to={path('/leaderboard')} variant="quiet" size="sm">
      {words.all}
    </Button>
  )
  return (
    <Panel title={words.title} actions={all} flush>
      <Table
        caption={words.caption}
        rows={rows}
        rowKey={({ username }) => username}
        empty={<EmptyState title={words.emptyTitle}>{words.empty}</EmptyState>}
        columns={[
          { key: 'rank', header: words.rank, cell: ({ rank }) => <Rank rank={rank} /> },
          {
            key: 'name',
            header: words.name,
            main: true,
            cell: ({ username }) => (
              <L to={`/${username}`} className="text-samudra-text hover:underline">
                {username}
              </L>
            ),
          },
          { key: 'points', header: words.points, numeric: true, cell: ({ total }) => total },
          { key: 'valid', header: words.valid, numeric: true, cell: ({ valid }) => valid },
        ]}
      />
    </Panel>
  )
}

function Rank({ rank }: { rank: number }) {
  return <span className={rank === 1 ? 'font-semibold text-fajar-text' : ''}>{rank}</span>
}
