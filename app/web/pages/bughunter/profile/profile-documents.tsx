import { ActForm, FormField, SubmitButton, useFieldError, useTyped } from '@cakrawala/page-parts/form'
import { Checkbox } from '@cakrawala/ui/checkbox'
import { FileInput } from '@cakrawala/ui/file-input'
import { Notice } from '@cakrawala/ui/notice'
import { Panel } from '@cakrawala/ui/panel'
import { Select } from '@cakrawala/ui/select'
import { TextArea } from '@cakrawala/ui/text-area'
import { TextInput } from '@cakrawala/ui/text-input'
import type { AppealView } from '#domain/account/appeal-view.ts'
import type { Decision, OwnVerificationView } from '#domain/account/identity/verification-queries.server.ts'
import { documentKinds, mostTries, type SubmissionBlock } from '#domain/account/identity.ts'
import { dateText } from '#i18n/moment.ts'
import { refusals } from '#i18n/refusals.ts'
import { verificationWords } from '#i18n/verification.ts'
import { Timely, useDue } from '#web/parts/due.tsx'
import { useLocale, useWords } from '#web/parts/locale.tsx'

const imageTypes = 'image/jpeg,image/png,image/webp'

type Props = { own: OwnVerificationView; block: SubmissionBlock | null; reopens: Date | null }

/** Two identity documents and a selfie; or why they cannot be handed in now. */
export function DocumentsPanel({ own, block, reopens }: Props) {
  const { documents: words } = useWords(verificationWords)
  const decided = own.state === 'verified' || own.state === 'in_review'
  return (
    <Panel title={words.title} subtitle={words.text}>
      <div className="grid gap-4">
        {own.nikLast4 && <p>{words.nikKept({ last4: own.nikLast4 })}</p>}
        {own.lastDecision && own.lastDecision.decision !== 'verified' && !decided && (
          <LastDecision decision={own.lastDecision} />
        )}
        {own.appeal && !decided && <DenialAppeal appeal={own.appeal} />}
        {own.mayAppeal && <DenialAppealForm />}
        {block ? <Blocked block={block} reopens={reopens} /> : <DocumentsForm own={own} />}
      </div>
    </Panel>
  )
}

/** Why nothing can be handed in now; what the page shows above already is not repeated. */
function Blocked({ block, reopens }: { block: SubmissionBlock; reopens: Date | null }) {
  const { documents: words } = useWords(verificationWords)
  const { details } = useWords(refusals)
  const locale = useLocale()
  if (block === 'identity_verified' || block === 'account_suspended') return null
  const text = reopens ? words.reopens({ date: dateText(reopens, locale) }) : details[block]
  return <Notice tone="info">{text}</Notice>
}

function LastDecision({ decision }: { decision: Decision }) {
  const { documents: words, kinds, reasons } = useWords(verificationWords)
  return (
    <Notice tone="warning" title={words.decided}>
      <ul>
        {decision.reasons.map(({ document, reason }) => (
          <li key={document}>
            {kinds[document as keyof typeof kinds]}: {reasons[reason as keyof typeof reasons]}
          </li>
        ))}
      </ul>
      {decision.note && <p className="break-words">{decision.note}</p>}
    </Notice>
  )
}

function DocumentsForm({ own }: { own: OwnVerificationView }) {
  const { documents: words } = useWords(verificationWords)
  const turn = own.tries >= mostTries ? 1 : own.tries + 1
  return (
    <ActForm intent="submit_identity" encType="multipart/form-data" className="grid gap-4">
      <NikField />
      <DocumentFields which="first" />
      <DocumentFields which="second" />
      <FormField name="selfie" label={words.selfie} hint={words.selfieHint} required>
        <FileInput accept={imageTypes} />
      </FormField>
      <Consent />
      <div className="flex flex-wrap items-center gap-4">
        <SubmitButton>{words.submit}</SubmitButton>
        <span className="text-xs text-ink-soft">{words.tries({ tries: turn, most: mostTries })}</span>
      </div>
    </ActForm>
  )
}

function NikField() {
  const { documents: words } = useWords(verificationWords)
  return (
    <FormField name="nik" label={words.nik} hint={words.nikHint} required>
      <TextInput inputMode="numeric" autoComplete="off" maxLength={22} mono defaultValue={useTyped('nik')} />
    </FormField>
  )
}

function DocumentFields({ which }: { which: 'first' | 'second' }) {
  const { documents: words, kinds } = useWords(verificationWords)
  const kind = useTyped(`${which}Kind`, which === 'first' ? 'ktp' : '')
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <FormField name={`${which}Kind`} label={words[`${which}Kind`]} required>
        <Select
          placeholder={words.choose}
          options={documentKinds.map((one) => ({ value: one, label: kinds[one] }))}
          defaultValue={kind}
        />
      </FormField>
      <FormField name={`${which}File`} label={words[`${which}File`]} required>
        <FileInput accept={imageTypes} />
      </FormField>
    </div>
  )
}

function Consent() {
  const { documents: words } = useWords(verificationWords)
  return <Checkbox name="consent" label={words.consent} error={useFieldError('consent', words.consentName)} />
}

/** The objection to a denial, as far as it has come. */
function DenialAppeal({ appeal }: { appeal: AppealView }) {
  const { documents: words } = useWords(verificationWords)
  const due = useDue()
  if (appeal.decision === null) {
    return (
      <Notice tone="info" title={words.appealSent}>
        <p>
          <Timely>{words.appealWaiting({ due: due(appeal.dueAt) })}</Timely>
        </p>
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
function DenialAppealForm() {
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
