import { FoldAct } from '@cakrawala/page-parts/fold-act'
import { ActForm, SubmitButton } from '@cakrawala/page-parts/form'
import { Panel } from '@cakrawala/ui/panel'
import type { ReactNode } from 'react'
import type { AnnouncementAtWork } from '#domain/announcement/announcement-view.ts'
import { announcementWords } from '#i18n/announcements.ts'
import { useWords } from '#web/parts/locale.tsx'
import { AnnouncementForm } from './announcement-form.tsx'

/** What may be done about an announcement now, each a line that opens. */
export function AnnouncementSteps({ announcement }: { announcement: AnnouncementAtWork }) {
  const { one } = useWords(announcementWords)
  const { moves, version, content, state } = announcement
  if (moves.length === 0) return null
  const may = (move: (typeof moves)[number]) => moves.includes(move)
  return (
    <Panel title={one.acts} flush>
      {may('publish') && (
        <Step intent="publish" title={one.publish} version={version}>
          {one.publishText}
        </Step>
      )}
      {may('edit') && (
        <FoldAct intent="save" title={one.edit}>
          <AnnouncementForm
            key={version}
            kept={content}
            edited={announcement}
            live={state === 'live' || state === 'ended'}
          />
        </FoldAct>
      )}
      {may('unschedule') && <Step intent="unschedule" title={one.unschedule} version={version} />}
      {may('withdraw') && (
        <Step intent="withdraw" title={one.withdraw} version={version} danger>
          {one.withdrawText}
        </Step>
      )}
    </Panel>
  )
}

type StepProps = { intent: string; title: string; version: number; danger?: boolean; children?: ReactNode }

function Step({ intent, title, version, danger = false, children }: StepProps) {
  return (
    <FoldAct intent={intent} title={title}>
      {children && <p className="text-ink-soft">{children}</p>}
      <ActForm intent={intent}>
        <input type="hidden" name="version" value={version} />
        <SubmitButton variant={danger ? 'danger' : 'primary'}>{title}</SubmitButton>
      </ActForm>
    </FoldAct>
  )
}
