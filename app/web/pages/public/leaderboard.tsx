import { PageHeader } from '@cakrawala/ui/page-header'
import { data, useLoaderData } from 'react-router'
import { leaderboardWords } from '#i18n/leaderboard.ts'
import { isBughunter } from '#kernel/actor.ts'
import { load } from '#web/http/open.ts'
import { boardOf } from '#web/parts/board-of.server.ts'
import { LeaderboardBoard } from '#web/parts/leaderboard-board.tsx'
import { useWords } from '#web/parts/locale.tsx'
import { pageQuery, publicPage } from '#web/parts/seo/public-page.ts'
import { pageTitle } from '#web/parts/title.ts'

export const meta = pageTitle(
  leaderboardWords,
  (words) => words.title,
  (words) => words.hint,
)

export const handle = publicPage({ queries: { page: pageQuery, period: /^(?:month|december|\d{4})$/ } })

export const loader = load(async ({ actor, url }) => {
  const shown = await boardOf(url)
  const own = isBughunter(actor) ? actor.username : undefined
  return data({ ...shown, own }, { status: shown.period === null ? 422 : 200 })
})

export default function Leaderboard() {
  const words = useWords(leaderboardWords)
  return (
    <div className="page grid gap-8 py-12">
      <PageHeader title={words.title} subtitle={words.hint} />
      <LeaderboardBoard {...useLoaderData<typeof loader>()} place="/leaderboard" />
    </div>
  )
}
