import { ActForm, FormField, SubmitButton, useTyped } from '@cakrawala/page-parts/form'
import { ListPanel } from '@cakrawala/page-parts/list-panel'
import { leadToStart } from '@cakrawala/page-server/first-page'
import { sizeFrom } from '@cakrawala/paging/paging'
import { ButtonLink } from '@cakrawala/ui/button-link'
import { EmptyState } from '@cakrawala/ui/empty-state'
import { PageHeader } from '@cakrawala/ui/page-header'
import { Panel } from '@cakrawala/ui/panel'
import { Select } from '@cakrawala/ui/select'
import { type Column, Table } from '@cakrawala/ui/table'
import { TextInput } from '@cakrawala/ui/text-input'
import { useLoaderData } from 'react-router'
import { type AssetKind, assetKinds } from '#domain/company/asset/asset.ts'
import { claimAssetInput, longestAssetName } from '#domain/company/asset/asset-input.ts'
import { type AssetLine, assetsSeenBy } from '#domain/company/asset/asset-queries.server.ts'
import { mayClaimAssets } from '#domain/company/asset/asset-rules.ts'
import { claimAsset } from '#domain/company/asset/claim-asset.server.ts'
import { assetWords } from '#i18n/assets.ts'
import { seesAssets } from '#web/http/company-guards.ts'
import { act, load } from '#web/http/open.ts'
import { parseForm } from '#web/http/parse.ts'
import { AssetBadge } from '#web/parts/asset/asset-facts.tsx'
import { usePath, useWords } from '#web/parts/locale.tsx'
import { Moment } from '#web/parts/moment.tsx'
import { pageTitle } from '#web/parts/title.ts'

export const middleware = [seesAssets]
export const meta = pageTitle(assetWords, (words) => words.title)

export const loader = load(async ({ actor, url }) => {
  const asked = url.searchParams
  const size = sizeFrom(asked.get('size'))
  const list = await assetsSeenBy(actor, { from: asked.get('from'), size })
  leadToStart(list, url)
  const kind = assetKinds.find((one) => one === asked.get('kind'))
  return {
    list,
    size,
    mayClaim: mayClaimAssets(actor),
    kind,
    name: asked.get('name')?.slice(0, longestAssetName),
  }
})

export const action = act(async ({ actor, go }, form) => {
  const { assetId } = await claimAsset(actor, parseForm(claimAssetInput, form))
  return go(`/company/assets/${assetId}?done=asset_claimed`)
})

/** What the company owns, and the form that claims more. A link from a program fills the form in. */
export default function Assets() {
  const { list, size, mayClaim, kind, name } = useLoaderData<typeof loader>()
  const words = useWords(assetWords)
  const columns = useColumns()
  return (
    <div className="grid gap-6">
      <PageHeader title={words.title} subtitle={words.subtitle} />
      {mayClaim && (
        <Panel title={words.claimTitle} subtitle={words.claimText}>
          <ActForm intent="claim_asset" className="grid max-w-3xl gap-4">
            <ClaimFields kind={kind} name={name} />
            <div>
              <SubmitButton>{words.claim}</SubmitButton>
            </div>
          </ActForm>
        </Panel>
      )}
      <ListPanel list={list} size={size}>
        <Table
          caption={words.caption}
          rows={list.rows}
          rowKey={({ id }) => id}
          empty={<EmptyState title={words.empty}>{words.emptyText}</EmptyState>}
          columns={columns}
        />
      </ListPanel>
    </div>
  )
}

function ClaimFields({ kind, name }: { kind: AssetKind | undefined; name: string | undefined }) {
  const words = useWords(assetWords)
  const options = assetKinds.map((value) => ({ value, label: words.kinds[value] }))
  return (
    <>
      <FormField name="kind" label={words.kind} required>
        <Select options={options} defaultValue={useTyped('kind', kind ?? 'domain')} />
      </FormField>
      <FormField name="name" label={words.name} hint={words.nameHint} required>
        <TextInput
          maxLength={longestAssetName}
          autoComplete="off"
          spellCheck={false}
          defaultValue={useTyped('name', name)}
        />
      </FormField>
    </>
  )
}

function useColumns(): Column<AssetLine>[] {
  const words = useWords(assetWords)
  const path = usePath()
  return [
    {
      key: 'name',
      header: words.name,
      main: true,
      cell: ({ name }) => <span className="break-all">{name}</span>,
    },
    { key: 'kind', header: words.kind, cell: ({ kind }) => words.kinds[kind] },
    { key: 'state', header: words.state, cell: ({ state }) => <AssetBadge state={state} /> },
    { key: 'at', header: words.claimedAt, cell: ({ claimedAt }) => <Moment at={claimedAt} /> },
    {
      key: 'action',
      header: words.action,
      hideHeader: true,
      cell: ({ id, name }) => (
        <ButtonLink size="sm" to={path(`/company/assets/${id}`)} aria-label={words.openOf({ name })}>
          {words.open}
        </ButtonLink>
      ),
    },
  ]
}
