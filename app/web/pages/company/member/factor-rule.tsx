import { FoldAct } from '@cakrawala/page-parts/fold-act'
import { ActForm, SubmitButton } from '@cakrawala/page-parts/form'
import { Badge } from '@cakrawala/ui/badge'
import { Panel } from '@cakrawala/ui/panel'
import type { ProofAsked } from '#domain/account/factor/factor-input.ts'
import type { FactorRuleView } from '#domain/company/factor-rule.server.ts'
import { memberWords } from '#i18n/members.ts'
import { useWords } from '#web/parts/locale.tsx'
import { ProofFields } from '#web/parts/proof-fields.tsx'

type Props = { rule: FactorRuleView; proof: ProofAsked | null }

/** Whether everybody of the company needs a second factor; the owner, shown by `proof`, sets it. */
export function FactorRule({ rule, proof }: Props) {
  const { factorRule: words } = useWords(memberWords)
  const { required, bySite, without } = rule
  const inForce = required || bySite
  return (
    <Panel
      flush
      title={words.title}
      subtitle={words.text}
      actions={<Badge tone={inForce ? 'success' : 'neutral'}>{inForce ? words.on : words.off}</Badge>}
    >
      <div className="grid gap-2 p-4">
        {bySite && <p>{words.bySite}</p>}
        <p>{without === 0 ? words.allHave : words.without({ count: without })}</p>
        {!rule.maySet && <p className="text-ink-soft">{words.ownerSets}</p>}
      </div>
      {proof && (
        <FoldAct intent="factor_rule" title={required ? words.lift : words.require}>
          <p className="text-ink-soft">{required ? words.liftText : words.requireText}</p>
          <ActForm intent="factor_rule" className="grid max-w-xl gap-4">
            <input type="hidden" name="required" value={required ? 'no' : 'yes'} />
            <ProofFields asked={proof} />
            <div>
              <SubmitButton>{required ? words.lift : words.require}</SubmitButton>
            </div>
          </ActForm>
        </FoldAct>
      )}
    </Panel>
  )
}
