import { Button } from '@cakrawala/ui/button'
import { PageHeader } from '@cakrawala/ui/page-header'
import { useLoaderData } from 'react-router'
import { challengeSeenBy } from '#domain/program/challenge/challenge-queries.server.ts'
import { isShown } from '#domain/program/program-policy.ts'
import { programSeenBy } from '#domain/program/program-queries.server.ts'
import { challengeBoardSeenBy } from '#domain/reward/challenge/challenge-board.server.ts'
import { challengeWords } from '#i18n/challenge.ts'
import { programWords } from '#i18n/program.ts'
import { found, refuseUnless } from '#kernel/refusal.ts'
import { load } from '#web/http/open.ts'
import { ChallengeBoardPanel } from '#web/parts/challenge/challenge-board.tsx'
import { ChallengePanel } from '#web/parts/challenge/challenge-panel.tsx'
import { usePath, useWords } from '#web/parts/locale.tsx'
import { unlisted } from '#web/parts/seo/public-page.ts'
import { pageTitle } from '#web/parts/title.ts'

type Loaded = { title: string }

export const handle = unlisted
export const meta = pageTitle(challengeWords, (words, data?: Loaded) =>
  data ? `${words.title}: ${data.title}` : words.title,
)

/** As many as one page can hold; a challenge with more stores their results all the same. */
const most = 500

export const loader = load(async ({ actor, params }) => {
  const program = found(await programSeenBy(actor, params.id ?? ''))
  refuseUnless(isShown(program.status), 'not_found')
  const challenge = found(await challengeSeenBy(actor, program))
  const board = found(await challengeBoardSeenBy(actor, program, most))
  return { id: program.id, title: program.title, challenge, board }
})

/** The whole board of a challenge, and its results once they are confirmed. */
export default function ProgramBoard() {
  const { id, title, challenge, board } = useLoaderData<typeof loader>()
  const words = useWords(challengeWords)
  const program = useWords(programWords)
  const path = usePath()
  return (
    <div className="page grid gap-6 py-10">
      <PageHeader
        title={title}
        breadcrumbLabel={program.path}
        breadcrumb={[
          { to: path('/programs'), label: program.programs },
          { to: path(`/programs/${id}`), label: title },
          { label: challenge.stage === 'confirmed' ? words.board.final : words.board.frozen },
        ]}
        actions={
          <Button variant="quiet" to={path(`/programs/${id}`)}>
            {words.board.back}
          </Button>
        }
      />
      <ChallengeBoardPanel board={board} resultsAt={challenge.resultsAt} />
      <ChallengePanel challenge={challenge} />
    </div>
  )
}
