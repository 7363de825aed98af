import { Panel } from '@cakrawala/ui/panel'
import { Select } from '@cakrawala/ui/select'
import type { ProgramKind } from '#domain/program/program.ts'
import { defaultTaxScheme, type TaxScheme, taxSchemes } from '#domain/program/tax/tax-scheme.ts'
import { payoutQueueWords } from '#i18n/payout-queue.ts'
import { payoutWords } from '#i18n/payouts.ts'
import { ActForm, FormField, SubmitButton, useTyped } from '#web/parts/form.tsx'
import { useWords } from '#web/parts/locale.tsx'

/** What rewards of a program are to the tax office, as the platform team says it. */
export function ProgramTax({ kind, taxScheme }: { kind: ProgramKind; taxScheme: TaxScheme | null }) {
  const { taxScheme: words } = useWords(payoutQueueWords)
  return (
    <Panel title={words.title} subtitle={words.hint}>
      <ActForm intent="set_tax_scheme" className="grid max-w-xl justify-items-start gap-4">
        <Scheme kind={kind} taxScheme={taxScheme} />
        <SubmitButton variant="secondary">{words.submit}</SubmitButton>
      </ActForm>
    </Panel>
  )
}

function Scheme({ kind, taxScheme }: { kind: ProgramKind; taxScheme: TaxScheme | null }) {
  const { scheme, schemes } = useWords(payoutWords)
  const { taxScheme: words } = useWords(payoutQueueWords)
  const options = [
    { value: 'default', label: words.standard({ scheme: schemes[defaultTaxScheme(kind)] }) },
    ...taxSchemes.map((value) => ({ value, label: schemes[value] })),
  ]
  return (
    <FormField name="taxScheme" label={scheme} required>
      <Select options={options} defaultValue={useTyped('taxScheme', taxScheme ?? 'default')} />
    </FormField>
  )
}
