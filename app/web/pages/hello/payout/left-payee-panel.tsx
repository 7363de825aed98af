import { ActForm, FormField, SubmitButton, useTyped } from '@cakrawala/page-parts/form'
import { DescriptionList } from '@cakrawala/ui/description-list'
import { FileInput } from '@cakrawala/ui/file-input'
import { Notice } from '@cakrawala/ui/notice'
import { Panel } from '@cakrawala/ui/panel'
import { TextArea } from '@cakrawala/ui/text-area'
import type { LeftPayeeOffer } from '#domain/reward/payout/left-payees.server.ts'
import { payoutQueueWords } from '#i18n/payout-queue.ts'
import { payoutWords } from '#i18n/payouts.ts'
import { refusals } from '#i18n/refusals.ts'
import { formatRupiah } from '#kernel/money.ts'
import { BankAccountFields } from '#web/parts/bank-account-fields.tsx'
import { L, useWords } from '#web/parts/locale.tsx'

type Props = { offer: LeftPayeeOffer; requestKey: string }

/** What is owed to a person who left or was ended, and the form that asks for it. */
export function LeftPayeePanel({ offer, requestKey }: Props) {
  const { left } = useWords(payoutQueueWords)
  const words = useWords(payoutWords)
  const { details } = useWords(refusals)
  return (
    <Panel title={left.panel} subtitle={left.panelHint}>
      <div className="grid gap-4">
        {offer.parts.length > 0 && (
          <DescriptionList
            columns={3}
            items={[
              { term: words.gross, value: formatRupiah(offer.gross) },
              { term: words.tax, value: formatRupiah(offer.tax) },
              { term: words.net, value: <strong>{formatRupiah(offer.net)}</strong> },
            ]}
          />
        )}
        {offer.obstacle === 'payee_unverified' && <Notice tone="warning">{left.unverified}</Notice>}
        {offer.obstacle === 'closed_payouts' && <Notice tone="warning">{details.closed_payouts}</Notice>}
        {offer.underWay && (
          <Notice tone="info">
            <L to={`/hello/payouts/${offer.underWay.id}`} className="underline">
              {left.underWay({ code: offer.underWay.code, amount: formatRupiah(offer.underWay.gross) })}
            </L>
          </Notice>
        )}
        {offer.mayRequest && <RequestForm offer={offer} requestKey={requestKey} />}
      </div>
    </Panel>
  )
}

/** `requestKey` makes one request of however many times the form is sent. */
function RequestForm({ offer, requestKey }: Props) {
  const { left } = useWords(payoutQueueWords)
  const { holder } = useWords(payoutWords)
  return (
    <ActForm intent="request_payout_for" encType="multipart/form-data" className="grid gap-4">
      <input type="hidden" name="key" value={requestKey} />
      <input type="hidden" name="gross" value={String(offer.gross)} />
      <input type="hidden" name="net" value={String(offer.net)} />
      <BankAccountFields banks={offer.banks} words={{ ...left, holder }} />
      <FormField name="letter" label={left.letter} hint={left.letterHint} required>
        <FileInput accept="application/pdf,image/png,image/jpeg" />
      </FormField>
      <FormField name="reason" label={left.reason} hint={left.reasonHint} required>
        <TextArea rows={3} maxLength={1_000} defaultValue={useTyped('reason')} />
      </FormField>
      <p className="text-sm text-ink-soft">{left.people}</p>
      <div>
        <SubmitButton>{left.submit}</SubmitButton>
      </div>
    </ActForm>
  )
}
