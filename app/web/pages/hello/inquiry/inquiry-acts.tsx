import { ActForm, FormField, SubmitButton, useTyped } from '@cakrawala/page-parts/form'
import { Panel } from '@cakrawala/ui/panel'
import { TextArea } from '@cakrawala/ui/text-area'
import type { InquiryView } from '#domain/inquiry/inquiry-queries.server.ts'
import { inquiriesWords } from '#i18n/inquiries.ts'
import { useWords } from '#web/parts/locale.tsx'
import { useBrand } from '#web/parts/root-facts.tsx'

/** What the reader may do about an inquiry now; nothing at all once it is closed. */
export function InquiryActs({ inquiry }: { inquiry: InquiryView }) {
  const { one } = useWords(inquiriesWords)
  const { state, taker, mayTake, mayAnswer, mayClose } = inquiry
  if (state === 'closed') return null
  return (
    <Panel title={one.actsTitle}>
      <div className="grid gap-6">
        {mayTake && (
          <ActForm intent="take" className="grid gap-2">
            <p className="text-ink-soft">{one.takeText}</p>
            <div>
              <SubmitButton>{state === 'spam' ? one.takeSpam : one.take}</SubmitButton>
            </div>
          </ActForm>
        )}
        {mayAnswer && <Answer inquiry={inquiry} />}
        {mayClose && (
          <ActForm intent="close" className="grid gap-2">
            <p className="text-ink-soft">{one.closeText}</p>
            <div>
              <SubmitButton variant="secondary">{one.close}</SubmitButton>
            </div>
          </ActForm>
        )}
        {!mayTake && !mayClose && taker && <p>{one.others({ taker })}</p>}
      </div>
    </Panel>
  )
}

function Answer({ inquiry: { mailbox } }: { inquiry: InquiryView }) {
  const { one } = useWords(inquiriesWords)
  return (
    <ActForm intent="answer" className="grid gap-4">
      <Note mailbox={`${mailbox}@${useBrand().domain}`} />
      <div>
        <SubmitButton>{one.answer}</SubmitButton>
      </div>
    </ActForm>
  )
}

function Note({ mailbox }: { mailbox: string }) {
  const { one } = useWords(inquiriesWords)
  return (
    <FormField name="note" label={one.note} hint={one.noteHint({ mailbox })} required>
      <TextArea rows={4} maxLength={2_000} defaultValue={useTyped('note')} />
    </FormField>
  )
}
