import { EmptyState } from '@cakrawala/ui/empty-state'
import { PageHeader } from '@cakrawala/ui/page-header'
import { Panel } from '@cakrawala/ui/panel'
import type { OwnSanctionView } from '#domain/account/status/own-account-status.server.ts'
import { accountStatusWords } from '#i18n/account-status.ts'
import { useWords } from '../locale.tsx'
import { ProfileTabs } from '../profile-tabs.tsx'
import { AppealForm, OwnAppeal } from './sanction-appeal.tsx'
import { SanctionBody, SanctionMarks } from './sanction-body.tsx'

type Props = { sanctions: readonly OwnSanctionView[]; suspended: boolean }

/** What the platform team decided about the reader's account, and the way to object to it. */
export function AccountStatusPage({ sanctions, suspended }: Props) {
  const words = useWords(accountStatusWords)
  return (
    <div className="grid gap-6">
      <PageHeader title={words.title} subtitle={suspended ? words.subtitleSuspended : words.subtitleActive} />
      <ProfileTabs />
      {sanctions.length === 0 && (
        <Panel>
          <EmptyState title={words.empty}>{words.emptyText}</EmptyState>
        </Panel>
      )}
      {sanctions.map((sanction) => (
        <Panel
          key={sanction.id}
          title={words.steps[sanction.step]}
          actions={<SanctionMarks sanction={sanction} />}
        >
          <div className="grid max-w-3xl gap-5">
            <SanctionBody sanction={sanction} />
            {sanction.appeal && <OwnAppeal appeal={sanction.appeal} />}
            {sanction.mayAppeal && <AppealForm sanction={sanction} />}
          </div>
        </Panel>
      ))}
    </div>
  )
}
