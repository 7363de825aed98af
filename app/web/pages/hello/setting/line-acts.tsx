import { Panel } from '@cakrawala/ui/panel'
import { TextArea } from '@cakrawala/ui/text-area'
import type { ProofAsked } from '#domain/account/factor/proof-input.ts'
import type { SettingLineView } from '#domain/operations/setting/setting-views.server.ts'
import { settingWords } from '#i18n/settings.ts'
import { ActForm, FormField, SubmitButton, useIntent, useTyped } from '#web/parts/form.tsx'
import { useWords } from '#web/parts/locale.tsx'
import { ProofFields } from '#web/parts/proof-fields.tsx'
import { SecondNotice } from '#web/parts/second-notice.tsx'

/** What the reader may do with a line: decide a colleague's proposal, or take back what does not hold yet. */
export function LineActs({
  line: { may, decideBlock },
  proof,
}: {
  line: SettingLineView
  proof: ProofAsked
}) {
  const { confirm, refuse, withdraw } = useWords(settingWords)
  return (
    <div className="grid gap-6">
      <SecondNotice block={decideBlock} />
      {may.decide && (
        <Panel title={confirm.title} subtitle={confirm.text}>
          <ActForm intent="confirm" className="grid gap-4">
            <ProofFields asked={proof} />
            <SubmitButton>{confirm.submit}</SubmitButton>
          </ActForm>
        </Panel>
      )}
      {may.decide && <Closing intent="refuse" words={refuse} />}
      {may.withdraw && <Closing intent="withdraw" words={withdraw} />}
    </div>
  )
}

type ClosingWords = { title: string; text?: string; submit: string }

function Closing({ intent, words: { title, text, submit } }: { intent: string; words: ClosingWords }) {
  return (
    <Panel title={title} subtitle={text}>
      <ActForm intent={intent} className="grid gap-4">
        <Reason />
        <SubmitButton variant="secondary">{submit}</SubmitButton>
      </ActForm>
    </Panel>
  )
}

function Reason() {
  const { closeReason } = useWords(settingWords)
  return (
    <FormField name="decideReason" id={`field-${useIntent()}-decideReason`} label={closeReason} required>
      <TextArea rows={3} maxLength={1_000} defaultValue={useTyped('decideReason')} />
    </FormField>
  )
}
