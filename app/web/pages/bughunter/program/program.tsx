import { now } from '@cakrawala/calendar/clock'
import { Button } from '@cakrawala/ui/button'
import { Notice } from '@cakrawala/ui/notice'
import { useLoaderData } from 'react-router'
import { verificationStepsOf } from '#domain/account/identity/verification-figures.server.ts'
import { hunterTieOf } from '#domain/program/agreement/agreement-queries.server.ts'
import { challengeSeenBy } from '#domain/program/challenge/challenge-queries.server.ts'
import {
  registerForChallenge,
  withdrawFromChallenge,
} from '#domain/program/challenge/register-for-challenge.server.ts'
import { timesOf } from '#domain/program/challenge.ts'
import { ownLetter } from '#domain/program/letter/letter-queries.server.ts'
import { isShown, joinSteps } from '#domain/program/program-policy.ts'
import { programSeenBy } from '#domain/program/program-queries.server.ts'
import { announcedVersionIn } from '#domain/program/proposal/announced-version.server.ts'
import type { AnnouncedVersion } from '#domain/program/proposal/proposal-view.ts'
import { obstacleToReporting } from '#domain/program/reporting/reporting-policy.ts'
import { showTestAccount, takeTestAccount } from '#domain/program/test-account/take-test-account.server.ts'
import { ownTestAccountSeenBy } from '#domain/program/test-account/test-account-queries.server.ts'
import { programAnswers } from '#domain/report/clock/answer-times.server.ts'
import { programCounts } from '#domain/report/figures/program-counts.server.ts'
import { challengeBoardSeenBy } from '#domain/reward/challenge/challenge-board.server.ts'
import { programJoiningWords } from '#i18n/agreement.ts'
import { challengeWords } from '#i18n/challenge.ts'
import { leaderboardWords } from '#i18n/leaderboard.ts'
import { momentText } from '#i18n/moment.ts'
import { programWords } from '#i18n/program.ts'
import { reviewWaitWords } from '#i18n/review-wait.ts'
import { type Actor, isPerson } from '#kernel/actor.ts'
import { found, refuse, refuseUnless } from '#kernel/refusal.ts'
import { act, load } from '#web/http/open.ts'
import { programNewsOf } from '#web/http/program/own-programs.ts'
import { ProgramAnnouncements } from '#web/parts/announcement/program-announcements.tsx'
import { ChallengeBoardPanel } from '#web/parts/challenge/challenge-board.tsx'
import { ChallengePanel } from '#web/parts/challenge/challenge-panel.tsx'
import { ChallengeRegistration } from '#web/parts/challenge/challenge-registration.tsx'
import { useLiveBoard } from '#web/parts/challenge/use-live-board.ts'
import { useLocale, usePath, useWords } from '#web/parts/locale.tsx'
import { OwnTestAccountPanel } from '#web/parts/program/own-test-account.tsx'
import { ProgramAnswers } from '#web/parts/program/program-answers.tsx'
import { ProgramBody } from '#web/parts/program/program-body.tsx'
import { NoNewReports, ProgramFacts } from '#web/parts/program/program-facts.tsx'
import { ProgramHead } from '#web/parts/program/program-head.tsx'
import { OwnLetterPanel } from '#web/parts/program/program-letters.tsx'
import { RulesDiff } from '#web/parts/program/version-diff.tsx'
import { JoinSteps } from '#web/parts/reading/audience-landing.tsx'
import { pageTitle } from '#web/parts/title.ts'

export const meta = pageTitle<typeof programWords.id, ProgramPage>(
  programWords,
  (words, page) => page?.program.title ?? words.program,
)

export const loader = load(async ({ actor, params, url }) => {
  const program = found(await programSeenBy(actor, params.id ?? ''))
  refuseUnless(isShown(program.status), 'not_found')
  const [known, counts, answers, announced] = await Promise.all([
    hunterTieOf(actor, program.id),
    programCounts([program.id]),
    programAnswers(program.id),
    announcedVersionIn(actor, program),
  ])
  const tie = found(known)
  const { agreement } = tie
  const letter = agreement && (await ownLetter(actor, agreement.hash, agreement.id))
  const challenge = await challengeSeenBy(actor, program)
  const suspended = isPerson(actor) && actor.suspended
  const obstacle = obstacleToReporting(
    { ...program, ...timesOf(program.policy.challenge) },
    { ...tie, suspended, registered: challenge?.own?.registeredAt != null },
    now(),
  )
  const missing = joinSteps.find((step) => step === obstacle) ?? null
  return {
    program,
    tie,
    letter,
    counts: found(counts.get(program.id)),
    answers,
    missing,
    wait: missing === 'account_unverified' ? (await verificationStepsOf(actor)).wait : null,
    announcements: await programNewsOf(actor, program.id, url),
    announced,
    testAccount: await ownTestAccountSeenBy(actor, program),
    challenge,
    board: challenge && (await challengeBoardSeenBy(actor, program, 10)),
    mayReport: obstacle === null,
  }
})

export const action = act(async ({ actor, params, go }, form) => {
  const id = params.id ?? ''
  const intent = form.get('intent')
  if (intent === 'show_test_account') return { testAccount: await showTestAccount(actor, id) }
  const [work, done] =
    (typeof intent === 'string' && Object.hasOwn(acts, intent) && acts[intent]) || refuse('invalid_input')
  await work(actor, id)
  return go(`/bughunter/programs/detail/${id}?done=${done}`)
})

const acts: Readonly<Record<string, [work: (actor: Actor, id: string) => Promise<unknown>, done: string]>> = {
  withdraw: [withdrawFromChallenge, 'challenge_withdrawn'],
  register: [registerForChallenge, 'challenge_registered'],
  take_test_account: [takeTestAccount, 'test_account_given'],
}

type ProgramPage = Awaited<ReturnType<typeof loader>>

/** One program for a bughunter: what it asks, what it pays, and which step is still missing. */
export default function BughunterProgram() {
  const page = useLoaderData<typeof loader>()
  const { program, tie, letter, counts, answers, missing, wait, mayReport, challenge, board, announcements } =
    page
  useLiveBoard(challenge?.stage === 'running' || challenge?.stage === 'frozen')
  const words = useWords(programWords)
  const joining = useWords(programJoiningWords)
  const { usual } = useWords(reviewWaitWords)
  const { fame } = useWords(leaderboardWords)
  const contest = useWords(challengeWords)
  const path = usePath()
  return (
    <div className="grid gap-4">
      <ProgramHead
        program={program}
        list="/bughunter/programs"
        waiting={
          missing && program.open
            ? wait
              ? `${joining.reviewing} ${usual(wait)}`
              : joining.missing[missing]
            : undefined
        }
        actions={
          <>
            <Button variant="quiet" to={path(`/bughunter/programs/detail/${program.id}/top-bughunter`)}>
              {challenge ? contest.board.all : fame.title}
            </Button>
            {tie.agreement && (
              <Button
                variant="quiet"
                to={path(`/bughunter/programs/agreement/${tie.agreement.hash}/${tie.agreement.id}`)}
              >
                {words.agreedRecord}
              </Button>
            )}
            {mayReport && (
              <Button variant="primary" to={path(`/bughunter/programs/submit-report/${program.id}`)}>
                {words.submitReport}
              </Button>
            )}
          </>
        }
      />
      <NoNewReports program={program} />
      {program.open && tie.agreement && !tie.agreed && (
        <Notice tone="warning">{joining.agreementRenewed}</Notice>
      )}
      {page.announced && <AnnouncedVersionNotice announced={page.announced} />}
      {program.open && missing && (
        <JoinSteps programId={program.id} standing={tie} missing={missing} wait={wait} />
      )}
      {challenge?.own && program.open && !missing && (
        <ChallengeRegistration challenge={challenge} own={challenge.own} />
      )}
      {program.kind === 'vulnerability_management' && program.policy.grid === null && (
        <Notice>{contest.vulnerability.public}</Notice>
      )}
      {challenge && <ChallengePanel challenge={challenge} />}
      {challenge && board && challenge.stage !== 'announced' && (
        <ChallengeBoardPanel board={board} resultsAt={challenge.resultsAt} />
      )}
      <ProgramFacts program={program} counts={counts} />
      <ProgramAnswers answers={answers} />
      {letter && tie.agreement && <OwnLetterPanel letter={letter} agreement={tie.agreement} />}
      {page.testAccount && <OwnTestAccountPanel account={page.testAccount} offer={program.testAccounts} />}
      <ProgramAnnouncements announcements={announcements} />
      <ProgramBody program={program} />
    </div>
  )
}

/** For those who signed: from when other rules hold, and how they differ. */
function AnnouncedVersionNotice({ announced }: { announced: AnnouncedVersion }) {
  const { version, holdsAt, before, after } = announced
  const words = useWords(programJoiningWords).announced
  const at = momentText(holdsAt, useLocale())
  return (
    <>
      <Notice tone="warning" title={words.title({ version, at })}>
        {words.text}
      </Notice>
      <RulesDiff before={before} after={after} title={words.difference({ version })} />
    </>
  )
}
