import { Badge } from '@cakrawala/ui/badge'
import { TextArea } from '@cakrawala/ui/text-area'
import type { OwnAppealView, OwnSanctionView } from '#domain/account/status/own-account-status.server.ts'
import { accountStatusWords } from '#i18n/account-status.ts'
import { dateText, dueText } from '#i18n/moment.ts'
import { now } from '#kernel/clock.ts'
import { ActField } from '../act-panel.tsx'
import { ActForm, SubmitButton, useTyped } from '../form.tsx'
import { useLocale, useWords } from '../locale.tsx'
import { Said } from './sanction-body.tsx'

/** An objection with what became of it. */
export function OwnAppeal({ appeal }: { appeal: OwnAppealView }) {
  const { appeal: words } = useWords(accountStatusWords)
  const locale = useLocale()
  const { decision, decisionText } = appeal
  return (
    <section className="grid gap-3 border-t border-line pt-4">
      <p className="flex flex-wrap items-center gap-2 text-ink-soft">
        <span>{words.at({ day: dateText(appeal.openedAt, locale) })}</span>
        {decision === null ? (
          <span>{words.waiting({ due: dueText(appeal.dueAt, locale, now()) })}</span>
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
export function AppealForm({ sanction }: { sanction: Pick<OwnSanctionView, 'id' | 'step'> }) {
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
