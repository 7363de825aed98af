import { newId } from '@cakrawala/ids/ids'
import { ActForm, SubmitButton } from '@cakrawala/page-parts/form'
import { DescriptionList } from '@cakrawala/ui/description-list'
import { PageHeader } from '@cakrawala/ui/page-header'
import { Panel } from '@cakrawala/ui/panel'
import { useLoaderData } from 'react-router'
import { requestPayoutInput } from '#domain/reward/payout/payout-input.ts'
import { payoutOfferSeenBy } from '#domain/reward/payout/payout-queries.server.ts'
import type { PayoutOffer } from '#domain/reward/payout/payout-view.ts'
import { requestPayout } from '#domain/reward/payout/request-payout.server.ts'
import { checkerAbove } from '#domain/reward/payout.ts'
import { ownPayoutWords } from '#i18n/own-payouts.ts'
import { payoutQueueWords } from '#i18n/payout-queue.ts'
import { payoutWords } from '#i18n/payouts.ts'
import { taxResidenceWords } from '#i18n/tax-residence.ts'
import { isBughunter } from '#kernel/actor.ts'
import { formatRupiah } from '#kernel/money.ts'
import { refuseUnless } from '#kernel/refusal.ts'
import { act, load } from '#web/http/open.ts'
import { parseForm } from '#web/http/parse.ts'
import { usePath, useWords } from '#web/parts/locale.tsx'
import { PayoutObstacleNotice } from '#web/parts/reward/payout-obstacle.tsx'
import { PayoutParts } from '#web/parts/reward/payout-summary.tsx'
import type { NamedResidence } from '#web/parts/reward/residence-facts.tsx'
import { OwnResidenceNotice, ResidenceName } from '#web/parts/reward/residence-facts.tsx'
import { namedResidence } from '#web/parts/reward/residence-names.server.ts'
import { namedTaxLines } from '#web/parts/reward/tax-lines.server.ts'
import { TaxLines } from '#web/parts/reward/tax-lines.tsx'
import { pageTitle } from '#web/parts/title.ts'

export const meta = pageTitle(ownPayoutWords, (words) => words.ask.title)
export const loader = load(async ({ actor, locale }) => {
  const offer = await payoutOfferSeenBy(actor)
  const taxLines = namedTaxLines(offer.taxLines)
  return { offer, taxLines, residence: namedResidence(offer.residence, locale), key: newId() }
})

export const action = act(async ({ actor, go }, form) => {
  refuseUnless(isBughunter(actor), 'forbidden')
  await requestPayout(actor, parseForm(requestPayoutInput, form))
  return go('/bughunter/profile/reward?done=payout_requested')
})

export default function AskForPayout() {
  const { offer, taxLines, residence, key } = useLoaderData<typeof loader>()
  const { ask } = useWords(ownPayoutWords)
  const { parts } = useWords(payoutWords)
  const { desk } = useWords(payoutQueueWords)
  const path = usePath()
  return (
    <div className="grid gap-6">
      <PageHeader
        title={ask.title}
        subtitle={ask.hint}
        breadcrumb={[{ to: path('/bughunter/profile/reward'), label: ask.back }, { label: ask.title }]}
        breadcrumbLabel={ask.back}
      />
      {offer.obstacle && (
        <PayoutObstacleNotice obstacle={offer.obstacle} usableFrom={offer.account?.usableFrom} />
      )}
      {offer.parts.length > 0 && (
        <>
          <OwnResidenceNotice residence={residence} />
          <Panel title={parts} flush>
            <PayoutParts parts={offer.parts} />
          </Panel>
          <Panel title={desk.taxLines} subtitle={ask.taxHint} flush>
            <TaxLines lines={taxLines} />
          </Panel>
          <Sums offer={offer} residence={residence} requestKey={key} />
        </>
      )}
    </div>
  )
}

type SumsProps = { offer: PayoutOffer; residence: NamedResidence; requestKey: string }

function Sums({ offer, residence, requestKey }: SumsProps) {
  const words = useWords(payoutWords)
  const ownWords = useWords(ownPayoutWords)
  const { word } = useWords(taxResidenceWords)
  const { account, obstacle, gross, net, tax, payee, numberKnown } = offer
  return (
    <Panel title={words.net}>
      <div className="grid gap-4">
        <DescriptionList
          columns={3}
          items={[
            { term: words.gross, value: formatRupiah(gross), key: 'gross' },
            { term: words.tax, value: formatRupiah(tax), key: 'tax' },
            { term: words.net, value: <strong>{formatRupiah(net)}</strong>, key: 'net' },
            { term: words.payee, value: words.payees[payee], key: 'payee' },
            { term: word, value: <ResidenceName residence={residence} />, key: 'residence' },
            ...(account
              ? [
                  {
                    term: ownWords.ask.to,
                    value: `${account.providerName} ${account.number}`,
                    key: 'to',
                  },
                ]
              : []),
          ]}
        />
        {!numberKnown && <p className="text-ink-soft">{ownWords.ask.unknownNumber}</p>}
        {gross > checkerAbove && <p className="text-ink-soft">{ownWords.ask.people}</p>}
        {obstacle === null && (
          <ActForm intent="request" className="grid justify-items-start gap-4">
            <input type="hidden" name="key" value={requestKey} />
            <input type="hidden" name="gross" value={String(gross)} />
            <input type="hidden" name="net" value={String(net)} />
            <SubmitButton>{ownWords.ask.submit({ net: formatRupiah(net) })}</SubmitButton>
          </ActForm>
        )}
      </div>
    </Panel>
  )
}
