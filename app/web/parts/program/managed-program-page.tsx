import { after } from '@cakrawala/calendar/clock'
import { Button } from '@cakrawala/ui/button'
import { Notice } from '@cakrawala/ui/notice'
import { Panel } from '@cakrawala/ui/panel'
import { StatRow } from '@cakrawala/ui/stat-row'
import { StatTile } from '@cakrawala/ui/stat-tile'
import type { ReactNode } from 'react'
import { stopOf } from '#domain/program/program.ts'
import { isShown } from '#domain/program/program-policy.ts'
import { reviewGoal } from '#domain/program/proposal/proposal.ts'
import type { FixState } from '#domain/report/report-state.ts'
import type { PrizeFunding } from '#domain/reward/challenge/prize-queries.server.ts'
import { challengeWords } from '#i18n/challenge.ts'
import { momentText } from '#i18n/moment.ts'
import { programWords } from '#i18n/program.ts'
import { proposalWords } from '#i18n/program-proposal.ts'
import { promiseWords } from '#i18n/promises.ts'
import { formatRupiah } from '#kernel/money.ts'
import type { ManagedProgram } from '#web/http/program/managed-program.ts'
import { ManagedAnnouncements } from '#web/parts/announcement/managed-announcements.tsx'
import { ProgramAnnouncements } from '#web/parts/announcement/program-announcements.tsx'
import { ChallengeBoardPanel } from '#web/parts/challenge/challenge-board.tsx'
import { ChallengePanel } from '#web/parts/challenge/challenge-panel.tsx'
import { ChallengeResults } from '#web/parts/challenge/challenge-results.tsx'
import { useLiveBoard } from '#web/parts/challenge/use-live-board.ts'
import { ContractNotice } from '#web/parts/contract/contract-notice.tsx'
import { useLocale, usePath, useWords } from '#web/parts/locale.tsx'
import { ProgramActs, ProgramObstacle } from './program-acts.tsx'
import { ProgramAnswers } from './program-answers.tsx'
import { ProgramBody } from './program-body.tsx'
import { ProgramCertificates } from './program-certificates.tsx'
import { ProgramFacts } from './program-facts.tsx'
import { ProgramHead } from './program-head.tsx'
import { ProgramInvitations } from './program-invitations.tsx'
import { ProgramLateness } from './program-lateness.tsx'
import { ProgramLetters } from './program-letters.tsx'
import { ProgramMembers } from './program-members.tsx'
import { ProgramTargets } from './program-targets.tsx'
import { ProgramTestAccounts } from './program-test-accounts.tsx'
import { ProgramVersions } from './program-versions.tsx'
import { ProposedVersion } from './proposed-version.tsx'

type ManagedProgramPageProps = {
  managed: ManagedProgram
  /** Path of the area's program pages, without language. */
  root: '/company/programs' | '/hello/programs'
  /**
   * What is below the proposed version, and below the rules of a new program: the decision of the person who has read
   * them.
   */
  children?: ReactNode
  /** What is below its facts. */
  below?: ReactNode
}

/** One program for people who manage it: its state, its acts, its text, who sees it, and its versions. */
export function ManagedProgramPage({ managed, root, children, below }: ManagedProgramPageProps) {
  const { program, may, counts, invitations, letters, certificates, members, versions, pair } = managed
  const { contest, fixes, announcements, answers, proposal, obstacles } = managed
  const edit = `${root}/edit/${program.id}`
  const words = useWords(programWords)
  const { lateWaiting } = useWords(promiseWords)
  const challenge = useWords(challengeWords)
  const path = usePath()
  const locale = useLocale()
  const turns = useWords(proposalWords).turns
  const area = root.replace('/programs', '')
  const begun = contest && (program.status === 'accepted' || program.status === 'ended')
  const contestWaiting = begun ? challenge.stages[contest.challenge.stage] : null
  const stop = stopOf(program)
  const stopped =
    stop && { halted: words.haltedNotice, uncovered: words.uncoveredWaiting, late: lateWaiting }[stop]
  const goal = program.status === 'review' && program.submittedAt && after(program.submittedAt, reviewGoal)
  const reviewed = goal ? turns.waiting({ until: momentText(goal, locale) }) : null
  const waiting = stopped ?? contestWaiting ?? reviewed ?? words.waiting[program.status]
  const reports = `${area}/reports?program=${program.id}`
  return (
    <div className="grid gap-4">
      <ProgramHead
        program={program}
        list={root}
        waiting={waiting}
        actions={
          <>
            <Button variant="quiet" to={path(`${root}/agreement/${program.id}`)}>
              {words.readAgreement}
            </Button>
            <ProgramActs may={may} obstacles={obstacles} editTo={edit} />
          </>
        }
      />
      <ProgramObstacle obstacles={obstacles} />
      {!may.decide && <ContractNotice obstacle={obstacles.contract} />}
      {program.rejectReason && program.status !== 'accepted' && (
        <Notice
          tone="warning"
          title={program.status === 'rejected' ? words.rejectedNotice : words.correctionsNotice}
        >
          <p className="whitespace-pre-line">{program.rejectReason}</p>
        </Notice>
      )}
      <CoverNotice program={program} root={root} />
      {managed.targets && (
        <ProgramTargets targets={managed.targets} shown={isShown(program.status)} area={area} />
      )}
      <ProgramLateness lateness={program.lateness} mayClear={may.clearLate} />
      {proposal && <ProposedVersion proposal={proposal} mayEdit={may.edit} editTo={edit} />}
      {proposal && children}
      {contest && <ManagedContest contest={contest} reports={reports} />}
      {program.kind === 'vulnerability_management' && program.policy.grid === null && (
        <Notice>{challenge.vulnerability.company}</Notice>
      )}
      {fixes && <FixTracking counts={fixes} />}
      <ProgramFacts
        program={program}
        counts={counts}
        exact
        reports={counts.incoming > 0 ? path(reports) : undefined}
      />
      {isShown(program.status) && <ProgramAnswers answers={answers} />}
      {below}
      {announcements.told && <ProgramAnnouncements announcements={announcements.told} />}
      {announcements.managed && isShown(program.status) && (
        <ManagedAnnouncements
          announcements={announcements.managed}
          formKey={announcements.formKey}
          inner={program.visibility === 'private'}
        />
      )}
      <ProgramBody program={program} />
      {!proposal && children}
      {may.manage && (may.invite || invitations.total > 0) && (
        <ProgramInvitations invitations={invitations} mayInvite={may.invite} />
      )}
      {may.manage && isShown(program.status) && (
        <ProgramLetters letters={letters} root={root} over={program.status === 'ended'} />
      )}
      {managed.testAccounts && (
        <ProgramTestAccounts accounts={managed.testAccounts} over={program.status === 'ended'} />
      )}
      {certificates && isShown(program.status) && <ProgramCertificates certificates={certificates} />}
      {members && <ProgramMembers members={members} page={`${root}/detail/${program.id}`} />}
      <ProgramVersions versions={versions} pair={pair} page={`${root}/detail/${program.id}`} />
    </div>
  )
}

/** That the balance does not reach the smallest reward: reports wait for it, now or once the program is approved. */
function CoverNotice({ program, root }: { program: ManagedProgram['program']; root: string }) {
  const words = useWords(programWords)
  const path = usePath()
  const isStopped = stopOf(program) === 'uncovered'
  const isBefore = ['draft', 'review', 'corrections', 'rejected'].includes(program.status)
  if (!program.uncovered || !(isStopped || isBefore)) return null
  const topUp = root === '/company/programs' && (
    <Button size="sm" to={path('/company/license')}>
      {words.topUp}
    </Button>
  )
  return (
    <Notice tone="warning" action={topUp}>
      {isStopped ? words.uncoveredNotice : words.uncoveredBefore}
    </Notice>
  )
}

/** How far the fixes of a program's valid reports are. */
function FixTracking({ counts }: { counts: Readonly<Record<FixState, number>> }) {
  const words = useWords(challengeWords).vulnerability
  const fixes = Object.entries(counts) as [FixState, number][]
  return (
    <Panel title={words.tracking} subtitle={words.trackingHint}>
      <StatRow label={words.tracking}>
        {fixes.map(([fix, count]) => (
          <StatTile key={fix} label={words.fixes[fix]} value={count} />
        ))}
      </StatRow>
    </Panel>
  )
}

type ManagedContestProps = {
  contest: NonNullable<ManagedProgram['contest']>
  /** Path of the reports of the program, without language. */
  reports: string
}

/** A challenge for people who manage it: what is to be settled first, then schedule and board. */
function ManagedContest({ contest: { challenge, board, desk, funding }, reports }: ManagedContestProps) {
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
