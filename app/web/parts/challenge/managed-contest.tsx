import { Button } from '@cakrawala/ui/button'
import { Notice } from '@cakrawala/ui/notice'
import type { PrizeFunding } from '#domain/reward/challenge/prize-funding.server.ts'
import { challengeWords } from '#i18n/challenge.ts'
import { formatRupiah } from '#kernel/money.ts'
import type { ManagedProgram } from '#web/http/program/managed-program.ts'
import { usePath, useWords } from '../locale.tsx'
import { ChallengeBoardPanel } from './challenge-board.tsx'
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

/** What the prizes ask of the balance; only the owner is notified. */
function ChallengeFunding({ funding: { wanted, short, held } }: { funding: PrizeFunding }) {
  const words = useWords(challengeWords).funding
  const path = usePath()
  const amount = formatRupiah(wanted)
  if (held) return <Notice title={words.title}>{words.held({ amount })}</Notice>
  return (
    <Notice
      tone={short > 0n ? 'warning' : 'info'}
      title={words.title}
      action={short > 0n && <Button to={path('/company/license')}>{words.topUp}</Button>}
    >
      {words.need({ amount })} {short > 0n && words.short({ amount: formatRupiah(short) })}
    </Notice>
  )
}
