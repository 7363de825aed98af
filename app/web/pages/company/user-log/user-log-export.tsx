import type { ProofAsked } from '#domain/account/factor/proof-input.ts'
import type { CompanyLogFilter } from '#domain/report/company-log.ts'
import { userLogWords } from '#i18n/user-log.ts'
import { Panel } from '#ui/panel.tsx'
import { ActForm, SubmitButton } from '#web/parts/form.tsx'
import { useWords } from '#web/parts/locale.tsx'
import { ProofFields } from '#web/parts/proof-fields.tsx'

/** Takes the log along as it is filtered now; a download is no page, so the form leaves this one where it is. */
export function UserLogExport({ filter, proof }: { filter: CompanyLogFilter; proof: ProofAsked }) {
  const words = useWords(userLogWords).export
  return (
    <Panel title={words.title} subtitle={words.text}>
      <ActForm intent="export" reloadDocument className="grid max-w-xl gap-4">
        {Object.entries(filter).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <ProofFields asked={proof} />
        <div>
          <SubmitButton variant="secondary">{words.submit}</SubmitButton>
        </div>
      </ActForm>
    </Panel>
  )
}
