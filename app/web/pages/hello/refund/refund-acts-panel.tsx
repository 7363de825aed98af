import { FileInput } from '@cakrawala/ui/file-input'
import { Panel } from '@cakrawala/ui/panel'
import { TextArea } from '@cakrawala/ui/text-area'
import { TextInput } from '@cakrawala/ui/text-input'
import type { RefundForTeam } from '#domain/reward/refund/refund-queries.server.ts'
import { refundWords } from '#i18n/refunds.ts'
import { ActForm, FormField, SubmitButton, useTyped } from '#web/parts/form.tsx'
import { useWords } from '#web/parts/locale.tsx'
import { SecondNotice } from '#web/parts/second-notice.tsx'

/** What the reader may do with a refund now; nothing where it is over. */
export function RefundActsPanel({ refund: { may, payBlock } }: { refund: RefundForTeam }) {
  const { team } = useWords(refundWords)
  return (
    <>
      {may.check && (
        <Panel title={team.check}>
          <ActForm intent="check" className="grid justify-items-start gap-3">
            <p className="text-ink-soft">{team.checkHint}</p>
            <SubmitButton>{team.checkSubmit}</SubmitButton>
          </ActForm>
        </Panel>
      )}
      {may.refuse && <SecondNotice block={payBlock} own={team.second} />}
      {may.pay && (
        <Panel title={team.pay}>
          <ActForm intent="pay" encType="multipart/form-data" className="grid gap-4">
            <Evidence />
            <div>
              <SubmitButton>{team.paySubmit}</SubmitButton>
            </div>
          </ActForm>
        </Panel>
      )}
      {may.refuse && (
        <Panel title={team.refuse}>
          <ActForm intent="refuse" className="grid gap-4">
            <Reason />
            <div>
              <SubmitButton variant="danger">{team.refuseSubmit}</SubmitButton>
            </div>
          </ActForm>
        </Panel>
      )}
    </>
  )
}

function Evidence() {
  const { team, reference } = useWords(refundWords)
  return (
    <>
      <FormField name="reference" label={reference} hint={team.referenceHint} required>
        <TextInput mono autoComplete="off" maxLength={100} defaultValue={useTyped('reference')} />
      </FormField>
      <FormField name="proof" label={team.proof} hint={team.proofHint} required>
        <FileInput accept="application/pdf,image/png,image/jpeg" />
      </FormField>
    </>
  )
}

function Reason() {
  const { team } = useWords(refundWords)
  return (
    <FormField name="reason" label={team.reason} hint={team.reasonHint} required>
      <TextArea rows={4} maxLength={1_000} defaultValue={useTyped('reason')} />
    </FormField>
  )
}
