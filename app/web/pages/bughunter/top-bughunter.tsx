import { PageHeader } from '@cakrawala/ui/page-header'
import { useLoaderData } from 'react-router'
import { challengeSeenBy } from '#domain/program/challenge/challenge-queries.server.ts'
import { isShown } from '#domain/program/program-policy.ts'
import { programSeenBy } from '#domain/program/program-queries.server.ts'
import { challengeBoardSeenBy } from '#domain/reward/challenge/challenge-board.server.ts'
import { hallOfFame } from '#domain/reward/hall-of-fame.server.ts'
import { challengeWords } from '#i18n/challenge.ts'
import { leaderboardWords } from '#i18n/leaderboard.ts'
import { programWords } from '#i18n/program.ts'
import { found, refuseUnless } from '#kernel/refusal.ts'
import { load } from '#web/http/open.ts'
import { ChallengeBoardPanel } from '#web/parts/challenge/challenge-board.tsx'
import { useLiveBoard } from '#web/parts/challenge/use-live-board.ts'
import { HallOfFame } from '#web/parts/hall-of-fame.tsx'
import { usePath, useWords } from '#web/parts/locale.tsx'
import { pageTitle } from '#web/parts/title.ts'

export const meta = pageTitle(leaderboardWords, (words) => words.fame.title)

/** The hall of fame in full is as long as this, in rows. */
const most = 100

export const loader = load(async ({ actor, params }) => {
  const program = found(await programSeenBy(actor, params.id ?? ''))
  refuseUnless(isShown(program.status), 'not_found')
  const challenge = await challengeSeenBy(actor, program)
  const board = challenge && (await challengeBoardSeenBy(actor, program, most))
  const rows = challenge ? [] : await hallOfFame(program.id, most)
  return { id: program.id, title: program.title, rows, challenge, board }
})

/** The bughunters with valid reports in one program, for those who may read it. */
export default function TopBughunter() {
  const { id, title, rows, challenge, board } = useLoaderData<typeof loader>()
  useLiveBoard(challenge?.stage === 'running' || challenge?.stage === 'frozen')
  const { fame } = useWords(leaderboardWords)
  const { path: here } = useWords(programWords)
  const contest = useWords(challengeWords)
  const name = challenge ? contest.board.frozen : fame.title
  const path = usePath()
  return (
    <div className="grid gap-6">
      <PageHeader
        title={name}
        subtitle={challenge ? title : fame.hint}
        breadcrumbLabel={here}
        breadcrumb={[{ to: path(`/bughunter/programs/detail/${id}`), label: title }, { label: name }]}
      />
      {challenge && board ? (
        <ChallengeBoardPanel board={board} resultsAt={challenge.resultsAt} />
      ) : (
        <HallOfFame rows={rows} titled />
      )}
    </div>
  )
}
