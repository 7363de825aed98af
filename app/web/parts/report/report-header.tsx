import { Badge } from '@cakrawala/ui/badge'
import { CopyText } from '@cakrawala/ui/copy-text'
import { PageHeader } from '@cakrawala/ui/page-header'
import type { Tone } from '@cakrawala/ui/tone'
import type { ReactNode } from 'react'
import type { RewardState } from '#domain/report/report-state.ts'
import type { ReportView } from '#domain/report/report-view.ts'
import { reportWords } from '#i18n/report.ts'
import { Due } from '../due.tsx'
import { useWords } from '../locale.tsx'
import { preloadMono } from '../preloaded-fonts.ts'
import { ListWalk } from './list-walk.tsx'
import { nextDue } from './report-clocks.tsx'
import { ReportStatusBadge, SeverityBadge } from './report-status-badge.tsx'
import { WaitingOn } from './waiting-on.tsx'

/** What was given is in the colour of awards until it has arrived. */
const rewardTones = {
  none: 'neutral',
  proposed: 'neutral',
  approved: 'highlight',
  points_granted: 'success',
  payable: 'highlight',
  processing: 'highlight',
  paid: 'success',
  failed: 'danger',
  void: 'neutral',
} as const satisfies Record<RewardState, Tone>

type ReportHeaderProps = {
  report: ReportView
  /** Whether the reader may take the steps of their side; members who only read wait like everyone else. */
  acting?: boolean
  trail?: { to?: string; label: string }[]
  trailLabel?: string
  actions?: ReactNode
}

/** Title, whom it waits on and until when, severity, stage and code of a report. */
export function ReportHeader({ report, acting = true, trail, trailLabel, actions }: ReportHeaderProps) {
  const words = useWords(reportWords)
  const { code, stage, closeReason, fix, reward, next, program, riskLevel, triagedLevel, claimedLevel } =
    report
  const due = nextDue(report.clocks)
  if (code) preloadMono()
  return (
    <PageHeader
      title={report.title || words.stages.draft}
      subtitle={[program.title, program.companyName, report.reporter.username].join(' · ')}
      waiting={
        <>
          <WaitingOn next={next} reader={acting ? report.audience : null} companyName={program.companyName} />
          {due && <Due at={due} />}
        </>
      }
      meta={
        <>
          <SeverityBadge
            level={riskLevel ?? triagedLevel ?? claimedLevel}
            claimed={riskLevel === null && triagedLevel === null}
          />
          <ReportStatusBadge stage={stage} closeReason={closeReason} />
          {(stage === 'valid' || stage === 'rated') && (
            <Badge tone={fix === 'fixed' ? 'success' : 'neutral'}>{words.fixes[fix]}</Badge>
          )}
          {reward !== 'none' && (
            <Badge tone={rewardTones[reward]}>{words.rewardBadge({ state: words.rewards[reward] })}</Badge>
          )}
          {code && <CopyText text={code} copyLabel={words.copyCode} copiedLabel={words.copied} />}
        </>
      }
      {...(trail ? { breadcrumb: trail } : {})}
      {...(trailLabel ? { breadcrumbLabel: trailLabel } : {})}
      besideBreadcrumb={<ListWalk reportId={report.id} />}
      actions={actions}
    />
  )
}
