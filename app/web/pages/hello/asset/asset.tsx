import { ActForm, FormField, SubmitButton, useIntent, useTyped } from '@cakrawala/page-parts/form'
import { ButtonLink } from '@cakrawala/ui/button-link'
import { Notice } from '@cakrawala/ui/notice'
import { PageHeader } from '@cakrawala/ui/page-header'
import { Panel } from '@cakrawala/ui/panel'
import { TextArea } from '@cakrawala/ui/text-area'
import { useLoaderData } from 'react-router'
import { judgeAssetInput, revokeAssetInput } from '#domain/company/asset/asset-input.ts'
import { type AssetForTeam, assetForTeam } from '#domain/company/asset/asset-queue.server.ts'
import { revokeAsset } from '#domain/company/asset/end-asset.server.ts'
import { judgeAsset } from '#domain/company/asset/judge-asset.server.ts'
import { assetWords } from '#i18n/assets.ts'
import { refuse } from '#kernel/refusal.ts'
import { act, load } from '#web/http/open.ts'
import { parseForm } from '#web/http/parse.ts'
import { AssetBadge, AssetEvidence, AssetFacts } from '#web/parts/asset/asset-facts.tsx'
import { usePath, useWords } from '#web/parts/locale.tsx'
import { pageTitle } from '#web/parts/title.ts'

export const meta = pageTitle<typeof assetWords.id, AssetForTeam>(
  assetWords,
  (words, asset) => asset?.name ?? words.queue.title,
)
export const loader = load(({ actor, params }) => assetForTeam(actor, params.id ?? ''))

export const action = act(async ({ actor, params, go }, form) => {
  const id = params.id ?? ''
  switch (form.get('intent')) {
    case 'believe_asset':
    case 'refuse_asset':
      await judgeAsset(actor, id, parseForm(judgeAssetInput, form))
      return go('/hello/assets?done=asset_judged')
    case 'revoke_asset':
      await revokeAsset(actor, id, parseForm(revokeAssetInput, form))
      return go(`/hello/assets/${id}?done=asset_revoked`)
    default:
      return refuse('invalid_input')
  }
})

/** One asset for the platform team: what was shown, then what may be done. */
export default function AssetCase() {
  const asset = useLoaderData<typeof loader>()
  const { queue: words } = useWords(assetWords)
  const path = usePath()
  return (
    <div className="grid gap-6">
      <PageHeader
        title={asset.name}
        subtitle={words.logged}
        meta={<AssetBadge state={asset.state} />}
        breadcrumb={[{ to: path('/hello/assets'), label: words.title }, { label: asset.name }]}
        breadcrumbLabel={words.title}
      />
      {asset.lookalike && <Notice tone="warning">{words.lookalike}</Notice>}
      <Panel title={words.facts}>
        <AssetFacts
          asset={asset}
          more={[
            { term: words.company, value: asset.company.name },
            { term: words.mailDomain, value: <span className="break-all">{asset.company.emailDomain}</span> },
            ...(asset.first ? [{ term: words.first, value: asset.first }] : []),
          ]}
        />
      </Panel>
      <AssetEvidence
        evidence={asset.evidence}
        linkOf={(one) => (
          <ButtonLink
            size="sm"
            to={path(`/hello/assets/${asset.id}/evidence/${one.id}`)}
            reloadDocument
            download
          >
            {words.download}
          </ButtonLink>
        )}
      />
      {asset.mayJudge && <Acts asset={asset} />}
    </div>
  )
}

function Acts({ asset }: { asset: AssetForTeam }) {
  if (asset.state === 'waiting' && asset.shownAt) {
    return (
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <BelieveAsset asset={asset} shownAt={asset.shownAt} />
        <RefuseAsset shownAt={asset.shownAt} />
      </div>
    )
  }
  return asset.state === 'proved' ? <RevokeAsset /> : null
}

function BelieveAsset({ asset, shownAt }: { asset: AssetForTeam; shownAt: Date }) {
  const { queue: words } = useWords(assetWords)
  return (
    <Panel title={words.believeTitle} subtitle={words.believeText({ needed: asset.needed })}>
      {asset.ownFirst ? (
        <Notice tone="info">{words.ownFirst}</Notice>
      ) : (
        <ActForm intent="believe_asset">
          <input type="hidden" name="decision" value="believe" />
          <input type="hidden" name="shownAt" value={shownAt.toISOString()} />
          <SubmitButton>{words.believe}</SubmitButton>
        </ActForm>
      )}
    </Panel>
  )
}

function RefuseAsset({ shownAt }: { shownAt: Date }) {
  const { queue: words } = useWords(assetWords)
  return (
    <Panel title={words.refuseTitle} subtitle={words.refuseText}>
      <ActForm intent="refuse_asset" className="grid gap-4">
        <input type="hidden" name="decision" value="refuse" />
        <input type="hidden" name="shownAt" value={shownAt.toISOString()} />
        <Reason />
        <div>
          <SubmitButton variant="danger">{words.refuse}</SubmitButton>
        </div>
      </ActForm>
    </Panel>
  )
}

function RevokeAsset() {
  const { queue: words } = useWords(assetWords)
  return (
    <Panel title={words.revokeTitle} subtitle={words.revokeText}>
      <ActForm intent="revoke_asset" className="grid max-w-3xl gap-4">
        <Reason />
        <div>
          <SubmitButton variant="danger">{words.revoke}</SubmitButton>
        </div>
      </ActForm>
    </Panel>
  )
}

function Reason() {
  const { queue: words } = useWords(assetWords)
  const id = `field-${useIntent()}-reason`
  return (
    <FormField name="reason" id={id} label={words.reason} hint={words.reasonHint} required>
      <TextArea rows={4} maxLength={1_000} defaultValue={useTyped('reason')} />
    </FormField>
  )
}
