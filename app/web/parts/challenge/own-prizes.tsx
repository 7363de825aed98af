import { ListFoot } from '@cakrawala/page-parts/list-foot'
import { Panel } from '@cakrawala/ui/panel'
import { Table } from '@cakrawala/ui/table'
import type { OwnPrize } from '#domain/reward/challenge/prize-queries.server.ts'
import { challengeWords } from '#i18n/challenge.ts'
import { dateText } from '#i18n/moment.ts'
import type { CountedPage } from '#kernel/paging.ts'
import { L, useLocale, useWords } from '../locale.tsx'
import { prizeText } from './challenge-prizes.tsx'

/** The prizes a bughunter won in challenges; nothing where there are none. */
export function OwnPrizes({ prizes }: { prizes: CountedPage<OwnPrize> }) {
  const words = useWords(challengeWords)
  const locale = useLocale()
  if (prizes.total === 0) return null
  return (
    <Panel
      title={words.own.title}
      id="prizes"
      flush
      footer={<ListFoot {...prizes} at={{ start: 'prizes', id: 'prizes' }} label={words.own.title} />}
    >
      <Table
        caption={words.own.title}
        rows={prizes.rows}
        rowKey={({ programId }) => programId}
        columns={[
          { key: 'program', header: words.own.program, main: true, cell: (row) => <Program prize={row} /> },
          { key: 'place', header: words.place, cell: ({ place }) => words.prizeOf({ place }) },
          { key: 'at', header: words.own.at, nowrap: true, cell: ({ at }) => dateText(at, locale) },
          { key: 'prize', header: words.prize, numeric: true, cell: prizeText },
        ]}
      />
    </Panel>
  )
}

function Program({ prize: { program, programId } }: { prize: OwnPrize }) {
  const { hidden } = useWords(challengeWords).own
  if (program === null) return <span className="text-ink-soft">{hidden}</span>
  return (
    <L to={`/bughunter/programs/detail/${programId}`} className="text-samudra-text hover:underline">
      {program}
    </L>
  )
}
