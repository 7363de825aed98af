import type { ManagedProgram } from '#web/http/program/managed-program.ts'
import { ChallengeBoardPanel } from './challenge-board.tsx'
import { ChallengeFunding } from './challenge-funding.tsx'
import { ChallengePanel } from './challenge-panel.tsx'
import { ChallengeResults } from './challenge-results.tsx'
import { useLiveBoard } from './use-live-board.ts'

type ManagedContestProps = {
  contest: NonNullable<ManagedProgram['contest']>
  /** Path of the reports of the program, without language. */
  reports: string
}

/** A challenge for people who manage it: what is to be settled first, then schedule and board. */
export function ManagedContest({
  contest: { challenge, board, desk, funding },
  reports,
}: ManagedContestProps) {
  useLiveBoard(challenge.stage === 'running' || challenge.stage === 'frozen')
  return (
    <>
      {funding && <ChallengeFunding funding={funding} />}
      {desk && <ChallengeResults desk={desk} reports={reports} />}
      <ChallengePanel challenge={challenge} />
      {board && challenge.stage !== 'announced' && (
        <ChallengeBoardPanel board={board} resultsAt={challenge.resultsAt} />
      )}
    </>
  )
}
