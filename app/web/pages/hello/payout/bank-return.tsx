import { ActButton } from '@cakrawala/page-parts/act-button'
import { ActForm, FormField, SubmitButton, useTyped } from '@cakrawala/page-parts/form'
import { DescriptionList } from '@cakrawala/ui/description-list'
import { FileInput } from '@cakrawala/ui/file-input'
import { Panel } from '@cakrawala/ui/panel'
import { TextArea } from '@cakrawala/ui/text-area'
import { TextInput } from '@cakrawala/ui/text-input'
import type { ReturnObstacle } from '#domain/reward/return-policy.ts'
import { payoutQueueWords } from '#i18n/payout-queue.ts'
import { payoutWords } from '#i18n/payouts.ts'
import { useWords } from '#web/parts/locale.tsx'
import { Moment } from '#web/parts/moment.tsx'
import { SecondNotice } from '#web/parts/notices.tsx'

type NotedReturn = { by: string | null; at: Date; reference: string; reason: string }
type May = Record<'noteReturn' | 'confirmReturn' | 'dismissReturn', boolean>

type Props = {
  noted: NotedReturn | null
  may: May
  /** The obstacle between the reader and confirming a return that was noted. */
  obstacle: ReturnObstacle | null
  /** Where the money goes then, and who reads the reason. */
  hints: { hint: string; reasonHint: string }
}

/** A paid transfer that the bank sends back: one person notes it, another confirms it. */
export function BankReturn({ noted, may, obstacle, hints }: Props) {
  if (noted) return <Noted noted={noted} may={may} obstacle={obstacle} />
  return may.noteReturn ? <NoteReturn {...hints} /> : null
}

function NoteReturn({ hint, reasonHint }: Props['hints']) {
  const { back } = useWords(payoutQueueWords).desk
  return (
    <Panel title={back.title}>
      <ActForm intent="note_return" encType="multipart/form-data" className="grid gap-4">
        <p className="text-ink-soft">{hint}</p>
        <FormField name="reference" label={back.reference} required>
          <TextInput mono autoComplete="off" maxLength={100} defaultValue={useTyped('reference')} />
        </FormField>
        <Reason hint={reasonHint} />
        <div>
          <SubmitButton variant="danger">{back.submit}</SubmitButton>
        </div>
      </ActForm>
    </Panel>
  )
}

function Reason({ hint }: { hint: string }) {
  const { back, proofHint } = useWords(payoutQueueWords).desk
  return (
    <>
      <FormField name="reason" label={back.reason} hint={hint} required>
        <TextArea rows={3} maxLength={1_000} defaultValue={useTyped('reason')} />
      </FormField>
      <FormField name="proof" label={back.proof} hint={proofHint} required>
        <FileInput accept="application/pdf,image/png,image/jpeg" />
      </FormField>
    </>
  )
}

function Noted({ noted, may, obstacle }: Omit<Props, 'hints' | 'noted'> & { noted: NotedReturn }) {
  const { back } = useWords(payoutQueueWords).desk
  const { at } = useWords(payoutWords)
  return (
    <Panel title={back.noted}>
      <div className="grid gap-4">
        <DescriptionList
          items={[
            { key: 'by', term: back.by, value: noted.by ?? '' },
            { key: 'at', term: at, value: <Moment at={noted.at} /> },
            { key: 'reference', term: back.reference, value: noted.reference },
            {
              key: 'reason',
              term: back.reason,
              value: <span className="wrap-anywhere">{noted.reason}</span>,
            },
          ]}
        />
        {may.confirmReturn ? (
          <ActForm intent="confirm_return" className="grid justify-items-start gap-3">
            <p className="text-ink-soft">{back.confirmHint}</p>
            <SubmitButton>{back.confirm}</SubmitButton>
          </ActForm>
        ) : (
          <SecondNotice obstacle={obstacle} own={back.waits} />
        )}
        {may.dismissReturn && <ActButton intent="dismiss_return">{back.dismiss}</ActButton>}
      </div>
    </Panel>
  )
}
