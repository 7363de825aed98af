import { ActForm, FormField, SubmitButton, useTyped } from '@cakrawala/page-parts/form'
import { isRefused } from '@cakrawala/page-parts/refused'
import { CopyText } from '@cakrawala/ui/copy-text'
import { DescriptionList } from '@cakrawala/ui/description-list'
import { Dialog } from '@cakrawala/ui/dialog'
import { DialogTrigger } from '@cakrawala/ui/dialog-trigger'
import { FileInput } from '@cakrawala/ui/file-input'
import { Notice } from '@cakrawala/ui/notice'
import { PageHeader } from '@cakrawala/ui/page-header'
import { Panel } from '@cakrawala/ui/panel'
import { TextArea } from '@cakrawala/ui/text-area'
import { useActionData, useLoaderData } from 'react-router'
import { showAssetInput } from '#domain/company/asset/asset-input.ts'
import { type OwnAssetView, ownAsset } from '#domain/company/asset/asset-queries.server.ts'
import { checkAsset } from '#domain/company/asset/check-asset.server.ts'
import { withdrawAsset } from '#domain/company/asset/end-asset.server.ts'
import type { ProofPlaces } from '#domain/company/asset/read-proof.server.ts'
import { showAsset } from '#domain/company/asset/show-asset.server.ts'
import { assetWords } from '#i18n/assets.ts'
import { refuse } from '#kernel/refusal.ts'
import { seesAssets } from '#web/http/company-guards.ts'
import { actWithFiles, load } from '#web/http/open.ts'
import { parseForm } from '#web/http/parse.ts'
import { AssetBadge, AssetEvidence, AssetFacts } from '#web/parts/asset/asset-facts.tsx'
import { usePath, useWords } from '#web/parts/locale.tsx'
import { pageTitle } from '#web/parts/title.ts'

const intent = 'withdraw_asset'

export const middleware = [seesAssets]
export const meta = pageTitle<typeof assetWords.id, OwnAssetView>(
  assetWords,
  (words, asset) => asset?.name ?? words.title,
)
export const loader = load(({ actor, params }) => ownAsset(actor, params.id ?? ''))

export const action = actWithFiles(async ({ actor, params, go }, form) => {
  const id = params.id ?? ''
  switch (form.get('intent')) {
    case 'check_asset':
      await checkAsset(actor, id)
      return go(`/company/assets/${id}?done=asset_proved`)
    case 'show_asset':
      await showAsset(actor, id, parseForm(showAssetInput, form))
      return go(`/company/assets/${id}?done=asset_shown`)
    case 'withdraw_asset':
      await withdrawAsset(actor, id)
      return go('/company/assets?done=asset_withdrawn')
    default:
      return refuse('invalid_input')
  }
})

/** One asset of a company: its state, and what to do next. */
export default function Asset() {
  const asset = useLoaderData<typeof loader>()
  const words = useWords(assetWords)
  const path = usePath()
  const open = asset.state !== 'proved'
  return (
    <div className="grid gap-6">
      <PageHeader
        title={asset.name}
        meta={<AssetBadge state={asset.state} />}
        breadcrumb={[{ to: path('/company/assets'), label: words.back }, { label: asset.name }]}
        breadcrumbLabel={words.back}
      />
      <Standing asset={asset} />
      <Panel title={words.state}>
        <AssetFacts asset={asset} />
      </Panel>
      {open && asset.places && <AssetInstructions places={asset.places} mayCheck={asset.mayChange} />}
      {open && asset.mayChange && <ShowAsset two={asset.kind === 'domain'} />}
      <AssetEvidence evidence={asset.evidence} />
      {asset.mayChange && <WithdrawAsset name={asset.name} />}
    </div>
  )
}

/** Whose turn it is, and what prevents it. */
function Standing({ asset: { state, lookalike, loss, reason, firstAt } }: { asset: OwnAssetView }) {
  const words = useWords(assetWords)
  return (
    <>
      {state === 'waiting' && <Notice tone="info">{words.waitingText({ first: firstAt !== null })}</Notice>}
      {state === 'refused' && (
        <Notice tone="danger" title={words.refusedTitle}>
          <p className="break-words whitespace-pre-wrap">{reason}</p>
        </Notice>
      )}
      {state === 'lost' && loss && (
        <Notice tone="danger" title={words.lostTitle}>
          <p>{words.losses[loss]}</p>
          {reason && <p className="break-words whitespace-pre-wrap">{reason}</p>}
          <p>{words.lostTargets}</p>
        </Notice>
      )}
      {lookalike && state !== 'proved' && (
        <Notice tone="warning" title={words.lookalikeTitle}>
          {words.lookalikeText}
        </Notice>
      )}
    </>
  )
}

/** The form that shows an asset to the platform team. `two`: two people of it have to agree. */
function ShowAsset({ two }: { two: boolean }) {
  const words = useWords(assetWords)
  return (
    <Panel title={words.showTitle} subtitle={words.showText({ two })}>
      <ActForm intent="show_asset" encType="multipart/form-data" className="grid max-w-3xl gap-4">
        <Statement />
        <FormField name="document" label={words.document} hint={words.documentHint}>
          <FileInput accept="application/pdf,image/png,image/jpeg,image/webp" />
        </FormField>
        <div>
          <SubmitButton variant="secondary">{words.show}</SubmitButton>
        </div>
      </ActForm>
    </Panel>
  )
}

function Statement() {
  const words = useWords(assetWords)
  return (
    <FormField name="statement" label={words.statement} hint={words.statementHint} required>
      <TextArea rows={5} maxLength={2_000} defaultValue={useTyped('statement')} />
    </FormField>
  )
}

/** Gives the asset up after a second question: targets that name it are paused at once. */
function WithdrawAsset({ name }: { name: string }) {
  const words = useWords(assetWords)
  const answer = useActionData<unknown>()
  const refused = isRefused(answer) && answer.typed.intent?.[0] === intent
  const dialog = 'withdraw-dialog'
  return (
    <Panel title={words.withdrawTitle} subtitle={words.withdrawText}>
      <DialogTrigger dialog={dialog} variant="danger">
        {words.withdraw}
      </DialogTrigger>
      <Dialog id={dialog} title={words.withdrawAsk({ name })} closeLabel={words.close} defaultOpen={refused}>
        <ActForm intent={intent} className="grid gap-4">
          <p>{words.withdrawText}</p>
          <div className="flex justify-end">
            <SubmitButton variant="danger">{words.withdrawYes}</SubmitButton>
          </div>
        </ActForm>
      </Dialog>
    </Panel>
  )
}

/** Where to put what, for a domain, and the button that looks for it. */
function AssetInstructions({ places, mayCheck }: { places: ProofPlaces; mayCheck: boolean }) {
  const words = useWords(assetWords)
  return (
    <Panel title={words.howTitle}>
      <div className="grid gap-6">
        <Way
          title={words.dnsTitle}
          text={words.dnsText}
          rows={[
            [words.recordName, places.recordName],
            [words.recordContent, places.content],
          ]}
        />
        <Way
          title={words.fileTitle}
          text={words.fileText}
          rows={[
            [words.fileAddress, places.fileAddress],
            [words.fileContent, places.content],
          ]}
        />
        {mayCheck && (
          <ActForm intent="check_asset" className="grid gap-3">
            <p className="max-w-prose text-ink-soft">{words.checkText}</p>
            <div>
              <SubmitButton>{words.check}</SubmitButton>
            </div>
          </ActForm>
        )}
      </div>
    </Panel>
  )
}

function Way({ title, text, rows }: { title: string; text: string; rows: [string, string][] }) {
  const { copy, copied } = useWords(assetWords)
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">{title}</h3>
      <p className="max-w-prose text-ink-soft">{text}</p>
      <DescriptionList
        items={rows.map(([term, value]) => ({
          term,
          value: <CopyText text={value} copyLabel={copy} copiedLabel={copied} />,
        }))}
      />
    </section>
  )
}
