import { Notice } from '@cakrawala/ui/notice'
import { Panel } from '@cakrawala/ui/panel'
import { TextArea } from '@cakrawala/ui/text-area'
import type { AssetForTeam } from '#domain/company/asset/asset-queue.server.ts'
import { assetWords } from '#i18n/assets.ts'
import { ActForm, FormField, SubmitButton, useIntent, useTyped } from '#web/parts/form.tsx'
import { useWords } from '#web/parts/locale.tsx'

export function BelieveAsset({ asset, shownAt }: { asset: AssetForTeam; shownAt: Date }) {
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

export function RefuseAsset({ shownAt }: { shownAt: Date }) {
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

export function RevokeAsset() {
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
