import type { ReactNode } from 'react'
import { isShown } from '#domain/program/program-policy.ts'
import { challengeWords } from '#i18n/challenge.ts'
import { programWords } from '#i18n/program.ts'
import { promiseWords } from '#i18n/promises.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import type { ManagedProgram } from '#web/http/program/managed-program.ts'
import { ManagedAnnouncements } from '../announcement/managed-announcements.tsx'
import { ProgramAnnouncements } from '../announcement/program-announcements.tsx'
import { ManagedContest } from '../challenge/managed-contest.tsx'
import { usePath, useWords } from '../locale.tsx'
import { FixTracking } from '../report/fix-tracking.tsx'
import { ProgramActs } from './program-acts.tsx'
import { ProgramAnswers } from './program-answers.tsx'
import { ProgramBody } from './program-body.tsx'
import { ProgramCertificates } from './program-certificates.tsx'
import { ProgramFacts } from './program-facts.tsx'
import { ProgramHead } from './program-head.tsx'
import { ProgramInvitations } from './program-invitations.tsx'
import { ProgramLateness } from './program-lateness.tsx'
import { ProgramLetters } from './program-letters.tsx'
import { ProgramMembers } from './program-members.tsx'
import { ProgramVersions } from './program-versions.tsx'

type ManagedProgramPageProps = {
  managed: ManagedProgram
  /** Path of the area's program pages, without language. */
  root: '/company/programs' | '/hello/programs'
  /** What stands above the program itself, such as the decision. */
  children?: ReactNode
  /** What stands below its facts. */
  below?: ReactNode
}

/** One program for people who manage it: its state, its acts, its text, who sees it, and its versions. */
export function ManagedProgramPage({ managed, root, children, below }: ManagedProgramPageProps) {
  const { program, may, counts, invitations, letters, certificates, members, versions, pair } = managed
  const { contest, fixes, announcements, answers } = managed
  const words = useWords(programWords)
  const { lateWaiting } = useWords(promiseWords)
  const challenge = useWords(challengeWords)
  const area = root.replace('/programs', '')
  const begun = contest && (program.status === 'accepted' || program.status === 'ended')
  const contestWaiting = begun ? challenge.stages[contest.challenge.stage] : null
  const stopped = program.halted ? words.haltedNotice : program.late && program.open ? lateWaiting : null
  const waiting = stopped ?? contestWaiting ?? words.waiting[program.status]
  const path = usePath()
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
            <ProgramActs may={may} editTo={`${root}/edit/${program.id}`} />
          </>
        }
      />
      {program.rejectReason && program.status !== 'accepted' && (
        <Notice tone="warning" title={words.rejectedNotice}>
          <p className="whitespace-pre-line">{program.rejectReason}</p>
        </Notice>
      )}
      {program.open && program.uncovered && <Notice tone="warning">{words.uncoveredNotice}</Notice>}
      <ProgramLateness lateness={program.lateness} mayClear={may.clearLate} />
      {children}
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
      {may.manage && (may.invite || invitations.total > 0) && (
        <ProgramInvitations invitations={invitations} mayInvite={may.invite} />
      )}
      {may.manage && isShown(program.status) && (
        <ProgramLetters letters={letters} root={root} over={program.status === 'ended'} />
      )}
      {certificates && isShown(program.status) && <ProgramCertificates certificates={certificates} />}
      {members && <ProgramMembers members={members} page={`${root}/detail/${program.id}`} />}
      <ProgramVersions versions={versions} pair={pair} page={`${root}/detail/${program.id}`} />
    </div>
  )
}
