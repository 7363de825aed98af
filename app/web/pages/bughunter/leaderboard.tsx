import { PageHeader } from '@cakrawala/ui/page-header'
import { data, useLoaderData } from 'react-router'
import { leaderboardWords } from '#i18n/leaderboard.ts'
import { isBughunter } from '#kernel/actor.ts'
import { refuseUnless } from '#kernel/refusal.ts'
import { load } from '#web/http/open.ts'
import { boardOf } from '#web/parts/board-of.server.ts'
import { LeaderboardBoard } from '#web/parts/leaderboard-board.tsx'
import { useWords } from '#web/parts/locale.tsx'
import { pageTitle } from '#web/parts/title.ts'

export const meta = pageTitle(leaderboardWords, (words) => words.title)

export const loader = load(async ({ actor, url }) => {
  refuseUnless(isBughunter(actor), 'forbidden')
  const shown = await boardOf(url, actor.accountId)
  return data({ ...shown, own: actor.username }, { status: shown.period === null ? 422 : 200 })
})

export default function Leaderboard() {
  const words = useWords(leaderboardWords)
  const { standing, ...board } = useLoaderData<typeof loader>()
  const absent = board.period === 'all' ? words.notListed : words.notInPeriod
  const place = standing ? words.yourPlace({ rank: standing.rank, points: standing.total }) : absent
  return (
    <div className="grid gap-6">
      <PageHeader title={words.title} waiting={place} subtitle={words.hint} />
      <LeaderboardBoard {...board} place="/bughunter/leaderboard" />
    </div>
  )
}
