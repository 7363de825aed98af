import { FileInput } from '@cakrawala/ui/file-input'
import { Panel } from '@cakrawala/ui/panel'
import { TextArea } from '@cakrawala/ui/text-area'
import { assetWords } from '#i18n/assets.ts'
import { ActForm, FormField, SubmitButton, useTyped } from '#web/parts/form.tsx'
import { useWords } from '#web/parts/locale.tsx'

/** The form that shows an asset to the platform team. `two`: two people of it have to agree. */
export function ShowAsset({ two }: { two: boolean }) {
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
