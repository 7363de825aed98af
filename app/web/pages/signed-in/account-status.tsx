import { ActField } from '@cakrawala/page-parts/act-panel'
import { ActForm, SubmitButton, useTyped } from '@cakrawala/page-parts/form'
import { Badge } from '@cakrawala/ui/badge'
import { EmptyState } from '@cakrawala/ui/empty-state'
import { PageHeader } from '@cakrawala/ui/page-header'
import { Panel } from '@cakrawala/ui/panel'
import { TextArea } from '@cakrawala/ui/text-area'
import { useLoaderData } from 'react-router'
import type { AppealView } from '#domain/account/appeal-view.ts'
import type { OwnSanctionView } from '#domain/account/status/own-account-status.server.ts'
import { accountStatusWords } from '#i18n/account-status.ts'
import { dateText } from '#i18n/moment.ts'
import { act, load } from '#web/http/open.ts'
import { accountStatusFacts, actOnAccountStatus } from '#web/parts/account/account-acts.server.ts'
import { Said, SanctionBody, SanctionMarks } from '#web/parts/account/sanction-body.tsx'
import { Timely, useDue } from '#web/parts/due.tsx'
import { useLocale, useWords } from '#web/parts/locale.tsx'
import { ProfileTabs } from '#web/parts/profile-tabs.tsx'
import { pageTitle } from '#web/parts/title.ts'

export const meta = pageTitle(accountStatusWords, (words) => words.title)
export const loader = load(accountStatusFacts)
export const action = act(actOnAccountStatus)

export default function AccountStatus() {
  return <AccountStatusPage {...useLoaderData<typeof loader>()} />
}

type Props = { sanctions: readonly OwnSanctionView[]; suspended: boolean }

/** What the platform team decided about the reader's account, and the way to object to it. */
function AccountStatusPage({ sanctions, suspended }: Props) {
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

/** An objection with what became of it. */
function OwnAppeal({ appeal }: { appeal: AppealView }) {
  const { appeal: words } = useWords(accountStatusWords)
  const locale = useLocale()
  const due = useDue()
  const { decision, decisionText } = appeal
  return (
    <section className="grid gap-3 border-t border-line pt-4">
      <p className="flex flex-wrap items-center gap-2 text-ink-soft">
        <span>{words.at({ day: dateText(appeal.openedAt, locale) })}</span>
        {decision === null ? (
          <Timely>{words.waiting({ due: due(appeal.dueAt) })}</Timely>
        ) : (
          <Badge tone={decision === 'upheld' ? 'success' : 'neutral'}>{words[decision]}</Badge>
        )}
      </p>
      <Said title={words.link} text={appeal.text} />
      {decision && decisionText && <Said title={words[decision]} text={decisionText} />}
    </section>
  )
}

/** The one objection a step allows. The intent carries the step: each form shows its own errors. */
function AppealForm({ sanction }: { sanction: Pick<OwnSanctionView, 'id' | 'step'> }) {
  const { appeal: words, steps } = useWords(accountStatusWords)
  const intent = `appeal:${sanction.id}`
  return (
    <section className="grid gap-3 border-t border-line pt-4">
      <h3 className="font-semibold">{words.of({ name: steps[sanction.step] })}</h3>
      <p className="text-ink-soft">{words.text}</p>
      <ActForm intent={intent} className="grid gap-4">
        <AppealText act={intent} />
        <div>
          <SubmitButton>{words.send}</SubmitButton>
        </div>
      </ActForm>
    </section>
  )
}

function AppealText({ act }: { act: string }) {
  const { appeal: words } = useWords(accountStatusWords)
  return (
    <ActField act={act} name="text" label={words.label} hint={words.hint} required>
      <TextArea rows={6} maxLength={5_000} defaultValue={useTyped('text')} />
    </ActField>
  )
}
