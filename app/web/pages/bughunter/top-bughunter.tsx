import { useLoaderData } from 'react-router'
import { isShown } from '#domain/program/program-policy.ts'
import { programSeenBy } from '#domain/program/program-queries.server.ts'
import { hallOfFame } from '#domain/reward/hall-of-fame.server.ts'
import { leaderboardWords } from '#i18n/leaderboard.ts'
import { programWords } from '#i18n/program.ts'
import { found, refuseUnless } from '#kernel/refusal.ts'
import { PageHeader } from '#ui/page-header.tsx'
import { load } from '#web/http/open.ts'
import { HallOfFame } from '#web/parts/hall-of-fame.tsx'
import { usePath, useWords } from '#web/parts/locale.tsx'
import { pageTitle } from '#web/parts/title.ts'

export const meta = pageTitle(leaderboardWords, (words) => words.fame.title)

/** The hall of fame in full is as long as this, in rows. */
const most = 100

export const loader = load(async ({ actor, params }) => {
  const program = found(await programSeenBy(actor, params.id ?? ''))
  refuseUnless(isShown(program.status), 'not_found')
  return { id: program.id, title: program.title, rows: await hallOfFame(program.id, most) }
})

/** The bughunters with valid reports in one program, for those who may read it. */
export default function TopBughunter() {
  const { id, title, rows } = useLoaderData<typeof loader>()
  const { fame } = useWords(leaderboardWords)
  const { path: here } = useWords(programWords)
  const path = usePath()
  return (
    <div className="grid gap-6">
      <PageHeader
        title={fame.title}
        subtitle={fame.hint}
        breadcrumbLabel={here}
        breadcrumb={[{ to: path(`/bughunter/programs/detail/${id}`), label: title }, { label: fame.title }]}
      />
      <HallOfFame rows={rows} />
    </div>
  )
}
