import { useLoaderData } from 'react-router'
import { leaderboardWords } from '#i18n/leaderboard.ts'
import { isBughunter } from '#kernel/actor.ts'
import { PageHeader } from '#ui/page-header.tsx'
import { load } from '#web/http/open.ts'
import { boardOf } from '#web/parts/board-of.server.ts'
import { LeaderboardBoard } from '#web/parts/leaderboard-board.tsx'
import { useWords } from '#web/parts/locale.tsx'
import { pageTitle } from '#web/parts/title.ts'

export const meta = pageTitle(leaderboardWords, (words) => words.title)

export const loader = load(async ({ actor, url }) => ({
  ...(await boardOf(url)),
  own: isBughunter(actor) ? actor.username : undefined,
}))

export default function Leaderboard() {
  const words = useWords(leaderboardWords)
  return (
    <div className="page grid gap-8 py-12">
      <PageHeader title={words.title} subtitle={words.hint} />
      <LeaderboardBoard {...useLoaderData<typeof loader>()} place="/leaderboard" />
    </div>
  )
}
