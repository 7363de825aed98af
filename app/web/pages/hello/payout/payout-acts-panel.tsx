import { FileInput } from '@cakrawala/ui/file-input'
import { Notice } from '@cakrawala/ui/notice'
import { Panel } from '@cakrawala/ui/panel'
import { TextArea } from '@cakrawala/ui/text-area'
import { TextInput } from '@cakrawala/ui/text-input'
import type { PayoutForTeam } from '#domain/reward/payout/open-payout.server.ts'
import { isStopped } from '#domain/reward/payout/payout-account.ts'
import { payoutQueueWords } from '#i18n/payout-queue.ts'
import { payoutWords } from '#i18n/payouts.ts'
import { ActForm, FormField, SubmitButton, useTyped } from '#web/parts/form.tsx'
import { L, useWords } from '#web/parts/locale.tsx'
import { SecondNotice } from '#web/parts/second-notice.tsx'

/** What the reader may do with a payout now; nothing where it is over. */
export function PayoutActsPanel({ payout }: { payout: PayoutForTeam }) {
  const { state, may, account, confirmBlock, requestedFor } = payout
  const { desk, left, review } = useWords(payoutQueueWords)
  return (
    <div className="grid gap-6">
      {state === 'requested' && isStopped(account.state) && (
        <Notice tone="warning">
          {desk.stopped}{' '}
          <L to="/hello/payout-accounts" className="underline">
            {review.title}
          </L>
        </Notice>
      )}
      {state === 'requested' && !isStopped(account.state) && !may.take && requestedFor && (
        <Notice tone="info">{left.held}</Notice>
      )}
      {may.take && (
        <Panel title={desk.take}>
          <ActForm intent="take" className="grid justify-items-start gap-3">
            <p className="text-ink-soft">{desk.takeHint}</p>
            <SubmitButton>{desk.take}</SubmitButton>
          </ActForm>
        </Panel>
      )}
      {state === 'processing' && may.fail && (
        <SecondNotice block={confirmBlock} own={requestedFor ? left.second : desk.second} />
      )}
      {may.confirm && (
        <Panel title={desk.confirm}>
          <ActForm intent="confirm" encType="multipart/form-data" className="grid gap-4">
            <Evidence />
            <div>
              <SubmitButton>{desk.confirmSubmit}</SubmitButton>
            </div>
          </ActForm>
        </Panel>
      )}
      {may.fail && (
        <Panel title={desk.fail}>
          <ActForm intent="fail" className="grid gap-4">
            <Reason />
            <div>
              <SubmitButton variant="danger">{desk.failSubmit}</SubmitButton>
            </div>
          </ActForm>
        </Panel>
      )}
    </div>
  )
}

function Evidence() {
  const { desk } = useWords(payoutQueueWords)
  const { reference } = useWords(payoutWords)
  return (
    <>
      <FormField name="reference" label={reference} hint={desk.referenceHint} required>
        <TextInput mono autoComplete="off" maxLength={100} defaultValue={useTyped('reference')} />
      </FormField>
      <FormField name="proof" label={desk.proof} hint={desk.proofHint} required>
        <FileInput accept="application/pdf,image/png,image/jpeg" />
      </FormField>
    </>
  )
}

function Reason() {
  const { desk } = useWords(payoutQueueWords)
  return (
    <FormField name="reason" label={desk.reason} hint={desk.reasonHint} required>
      <TextArea rows={4} maxLength={1_000} defaultValue={useTyped('reason')} />
    </FormField>
  )
}
