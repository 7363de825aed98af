import { Button } from '@cakrawala/ui/button'
import { Notice } from '@cakrawala/ui/notice'
import { useLoaderData } from 'react-router'
import { type ChallengeView, challengeSeenBy } from '#domain/program/challenge/challenge-queries.server.ts'
import { isShown } from '#domain/program/program-policy.ts'
import { programSeenBy } from '#domain/program/program-queries.server.ts'
import type { ProgramView } from '#domain/program/program-view.ts'
import { closedReason } from '#domain/program/reporting/reporting-policy.ts'
import { programAnswers } from '#domain/report/clock/answer-times.server.ts'
import { programCounts } from '#domain/report/figures/program-counts.server.ts'
import { challengeBoardSeenBy } from '#domain/reward/challenge/challenge-board.server.ts'
import { hallOfFame } from '#domain/reward/hall-of-fame.server.ts'
import { challengeWords } from '#i18n/challenge.ts'
import { programWords } from '#i18n/program.ts'
import { isBughunter, isPerson } from '#kernel/actor.ts'
import { found, refuseUnless } from '#kernel/refusal.ts'
import { load } from '#web/http/open.ts'
import { programNewsOf } from '#web/http/program/own-programs.ts'
import { ProgramAnnouncements } from '#web/parts/announcement/program-announcements.tsx'
import { ChallengeBoardPanel } from '#web/parts/challenge/challenge-board.tsx'
import { ChallengePanel } from '#web/parts/challenge/challenge-panel.tsx'
import { HallOfFame } from '#web/parts/hall-of-fame.tsx'
import { usePath, useWords } from '#web/parts/locale.tsx'
import { ProgramAnswers } from '#web/parts/program/program-answers.tsx'
import { ProgramBody } from '#web/parts/program/program-body.tsx'
import { NoNewReports, ProgramFacts } from '#web/parts/program/program-facts.tsx'
import { ProgramHead } from '#web/parts/program/program-head.tsx'
import { CrumbFacts } from '#web/parts/seo/crumb-facts.tsx'
import { publicPage } from '#web/parts/seo/public-page.ts'
import { pageTitle } from '#web/parts/title.ts'

type Loaded = { program: ProgramView }

export const meta = pageTitle(
  programWords,
  (words, data?: Loaded) => data?.program.title ?? words.program,
  (words, data) => data?.program.summary ?? words.publicSubtitle,
)

/** Who was invited to a private program reads it here too; no one else is notified of it. */
export const handle = publicPage<Loaded>({
  listed: ({ program }) => program.visibility === 'public',
  picture: ({ program }) => `programs/${program.id}`,
})

export const loader = load(async ({ actor, params, url }) => {
  const program = found(await programSeenBy(actor, params.id ?? ''))
  refuseUnless(isShown(program.status), 'not_found')
  const challenge = await challengeSeenBy(actor, program)
  const [counts, answers, fame, board, announcements] = await Promise.all([
    programCounts([program.id]),
    programAnswers(program.id),
    challenge ? [] : hallOfFame(program.id, 10),
    challenge && challengeBoardSeenBy(actor, program, 10),
    programNewsOf(actor, program.id, url),
  ])
  const reader = isBughunter(actor) ? 'bughunter' : isPerson(actor) ? 'other' : 'visitor'
  return {
    program,
    counts: found(counts.get(program.id)),
    answers,
    fame,
    reader,
    challenge,
    board,
    announcements,
  } as const
})

/** One program, for everyone who may read it. */
export default function PublicProgram() {
  const { program, counts, answers, fame, reader, challenge, board, announcements } =
    useLoaderData<typeof loader>()
  const words = useWords(programWords)
  const contest = useWords(challengeWords)
  const path = usePath()
  return (
    <div className="page grid gap-6 py-10">
      {program.visibility === 'public' && (
        <CrumbFacts crumbs={[{ to: path('/programs'), label: words.programs }, { label: program.title }]} />
      )}
      <ProgramHead
        program={program}
        list="/programs"
        actions={
          closedReason(program) === null &&
          reader !== 'other' && <SubmitReport id={program.id} reader={reader} challenge={challenge} />
        }
      />
      <NoNewReports program={program} />
      {program.kind === 'vulnerability_management' && program.policy.grid === null && (
        <Notice>{contest.vulnerability.public}</Notice>
      )}
      <ProgramFacts program={program} counts={counts} />
      <ProgramAnswers answers={answers} />
      {challenge && <ChallengePanel challenge={challenge} />}
      {challenge && board && challenge.stage !== 'announced' && (
        <ChallengeBoardPanel
          board={board}
          resultsAt={challenge.resultsAt}
          actions={<WholeBoard id={program.id} />}
        />
      )}
      <ProgramAnnouncements announcements={announcements} />
      <ProgramBody program={program} />
      {!challenge && <HallOfFame rows={fame} />}
    </div>
  )
}

/** Visitors sign in first and come back to where the steps are. */
type SubmitProps = { id: string; reader: 'bughunter' | 'visitor'; challenge: ChallengeView | null }

function SubmitReport({ id, reader, challenge }: SubmitProps) {
  const words = useWords(programWords)
  const { toRegister } = useWords(challengeWords)
  const path = usePath()
  const registered = challenge?.own?.registeredAt != null
  const over = challenge?.stage === 'judging' || challenge?.stage === 'confirmed'
  // The person who takes no part is led to the registration, while there is one.
  if (over || (challenge && !registered && challenge.registration === 'closed')) return null
  const inside = path(`/bughunter/programs/detail/${id}`)
  const to = reader === 'bughunter' ? inside : `${path('/sign-in')}?next=${encodeURIComponent(inside)}`
  return (
    <Button variant="accent" size="lg" to={to}>
      {challenge && !registered ? toRegister : words.submitReport}
    </Button>
  )
}

function WholeBoard({ id }: { id: string }) {
  const words = useWords(challengeWords)
  return (
    <Button variant="quiet" to={usePath()(`/programs/${id}/board`)}>
      {words.board.all}
    </Button>
  )
}
