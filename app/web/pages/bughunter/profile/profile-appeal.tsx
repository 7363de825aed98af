import { now } from '@cakrawala/calendar/clock'
import { ActForm, FormField, SubmitButton, useTyped } from '@cakrawala/page-parts/form'
import { Notice } from '@cakrawala/ui/notice'
import { TextArea } from '@cakrawala/ui/text-area'
import type { AppealView } from '#domain/account/appeal-view.ts'
import { dueText } from '#i18n/moment.ts'
import { verificationWords } from '#i18n/verification.ts'
import { useLocale, useWords } from '#web/parts/locale.tsx'

/** The objection to a denial, as far as it has come. */
export function DenialAppeal({ appeal }: { appeal: AppealView }) {
  const { documents: words } = useWords(verificationWords)
  const locale = useLocale()
  if (appeal.decision === null) {
    return (
      <Notice tone="info" title={words.appealSent}>
        <p>{words.appealWaiting({ due: dueText(appeal.dueAt, locale, now()) })}</p>
        <p className="whitespace-pre-line break-words">{appeal.text}</p>
      </Notice>
    )
  }
  const upheld = appeal.decision === 'upheld'
  return (
    <Notice tone={upheld ? 'success' : 'warning'} title={upheld ? words.appealUpheld : words.appealRejected}>
      <p className="whitespace-pre-line break-words">{appeal.decisionText}</p>
    </Notice>
  )
}

/** A denial can be objected to once. */
export function DenialAppealForm() {
  const { documents: words } = useWords(verificationWords)
  return (
    <section className="grid gap-3">
      <h3 className="font-semibold">{words.appealTitle}</h3>
      <p className="text-ink-soft">{words.appealText}</p>
      <ActForm intent="appeal_denial" className="grid gap-4">
        <AppealField />
        <div>
          <SubmitButton>{words.appealSend}</SubmitButton>
        </div>
      </ActForm>
    </section>
  )
}

function AppealField() {
  const { documents: words } = useWords(verificationWords)
  return (
    <FormField name="appeal" label={words.appealLabel} hint={words.appealHint} required>
      <TextArea rows={5} maxLength={5_000} defaultValue={useTyped('appeal')} />
    </FormField>
  )
}
