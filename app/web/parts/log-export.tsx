import { ActForm, SubmitButton } from '@cakrawala/page-parts/form'
import { Panel } from '@cakrawala/ui/panel'
import type { ProofAsked } from '#domain/account/factor/proof-input.ts'
import { ProofFields } from './proof-fields.tsx'

type LogExportProps = {
  /** The log as it is filtered now. */
  filter: Readonly<Record<string, string | undefined>>
  proof: ProofAsked
  words: { title: string; text: string; submit: string }
}

/** Takes a log along; a download is no page, so the form leaves this one where it is. */
export function LogExport({ filter, proof, words }: LogExportProps) {
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
