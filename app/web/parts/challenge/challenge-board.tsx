import { Badge } from '@cakrawala/ui/badge'
import { Panel } from '@cakrawala/ui/panel'
import { type Column, Table } from '@cakrawala/ui/table'
import type { ReactNode } from 'react'
import type { ChallengeBoard, ChallengeRow } from '#domain/reward/challenge/challenge-board.server.ts'
import { challengeWords } from '#i18n/challenge.ts'
import { momentText } from '#i18n/moment.ts'
import { L, useLocale, useWords } from '../locale.tsx'
import { Moment } from '../moment.tsx'
import { prizeText } from './challenge-prizes.tsx'

type BoardProps = {
  board: ChallengeBoard
  /** When the results were confirmed. */
  resultsAt: Date | null
  actions?: ReactNode
}

/** Who leads a challenge, or how it ended. */
export function ChallengeBoardPanel({ board, resultsAt, actions }: BoardProps) {
  const words = useWords(challengeWords)
  const { rows, scored, own, final } = board
  const rest = scored - rows.length
  return (
    <Panel title={useTitle(board)} subtitle={useHint(board, resultsAt)} actions={actions} flush>
      {own && own.score > 0 && (
        <p className="border-line border-b bg-fajar-tint px-4 py-3 text-fajar-text">
          {words.board.own(own)} {board.frozenAt && `(${words.board.signed})`}
        </p>
      )}
      <Table
        caption={words.title}
        rows={rows}
        rowKey={({ place }) => String(place)}
        empty={<p className="p-4 text-ink-soft">{final ? words.board.emptyFinal : words.board.empty}</p>}
        columns={useColumns(final)}
      />
      {rest > 0 && (
        <p className="border-line border-t p-4 text-ink-soft">{words.board.rest({ count: rest })}</p>
      )}
    </Panel>
  )
}

function useTitle({ final, frozenAt }: ChallengeBoard): string {
  const { board } = useWords(challengeWords)
  if (final) return board.final
  return frozenAt ? board.frozen : board.live
}

function useHint({ frozenAt }: ChallengeBoard, resultsAt: Date | null): string {
  const { board } = useWords(challengeWords)
  const locale = useLocale()
  if (resultsAt) return board.finalHint({ at: momentText(resultsAt, locale) })
  return frozenAt ? board.frozenHint({ at: momentText(frozenAt, locale) }) : board.liveHint
}

function useColumns(final: boolean): Column<ChallengeRow>[] {
  const words = useWords(challengeWords)
  const last: Column<ChallengeRow> = final
    ? {
        key: 'prize',
        header: words.prize,
        cell: ({ prize, prizeItem }) => prizeText({ amount: prize, item: prizeItem }),
      }
    : {
        key: 'last',
        header: words.lastValid,
        cell: ({ lastValidAt }) => (lastValidAt ? <Moment at={lastValidAt} /> : '–'),
      }
  return [
    { key: 'place', header: words.place, cell: ({ place }) => place },
    { key: 'name', header: words.name, main: true, cell: (row) => <Name row={row} /> },
    { key: 'score', header: words.score, numeric: true, cell: ({ score }) => <strong>{score}</strong> },
    { key: 'finds', header: words.finds, numeric: true, cell: ({ finds }) => finds },
    last,
  ]
}

function Name({ row: { username, own } }: { row: ChallengeRow }) {
  const words = useWords(challengeWords)
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      {username ? (
        <L to={`/${username}`} className="text-samudra-text underline-offset-4 hover:underline">
          {username}
        </L>
      ) : (
        <span className="text-ink-soft">{words.anonymous}</span>
      )}
      {own && <Badge tone="highlight">{words.you}</Badge>}
    </span>
  )
}
