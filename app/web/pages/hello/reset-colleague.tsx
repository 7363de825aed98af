import { Panel } from '@cakrawala/ui/panel'
import { TextArea } from '@cakrawala/ui/text-area'
import { TextInput } from '@cakrawala/ui/text-input'
import type { ProofAsked } from '#domain/account/factor/proof-input.ts'
import { recoveryWords } from '#i18n/recovery.ts'
import { FoldAct } from '#web/parts/fold-act.tsx'
import { ActForm, FormField, SubmitButton, useTyped } from '#web/parts/form.tsx'
import { useWords } from '#web/parts/locale.tsx'
import { ProofFields } from '#web/parts/proof-fields.tsx'

/** The only way back for somebody of the team who lost the authenticator: a colleague. */
export function ResetColleague({ proof }: { proof: ProofAsked }) {
  const { colleague: words } = useWords(recoveryWords)
  return (
    <Panel flush title={words.title} subtitle={words.text}>
      <FoldAct intent="reset_colleague" title={words.submit}>
        <ActForm intent="reset_colleague" className="grid gap-4">
          <Fields />
          <ProofFields asked={proof} />
          <div>
            <SubmitButton variant="danger">{words.submit}</SubmitButton>
          </div>
        </ActForm>
      </FoldAct>
    </Panel>
  )
}

function Fields() {
  const { colleague: words } = useWords(recoveryWords)
  return (
    <>
      <FormField name="colleague" label={words.field} required>
        <TextInput
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          defaultValue={useTyped('colleague')}
        />
      </FormField>
      <FormField name="reason" label={words.reason} hint={words.reasonHint} required>
        <TextArea rows={3} maxLength={1000} defaultValue={useTyped('reason')} />
      </FormField>
    </>
  )
}
