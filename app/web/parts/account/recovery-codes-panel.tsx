import { Notice } from '@cakrawala/ui/notice'
import { Panel } from '@cakrawala/ui/panel'
import type { ProofAsked } from '#domain/account/factor/proof-input.ts'
import { securityWords } from '#i18n/security.ts'
import { FoldAct } from '../fold-act.tsx'
import { ActForm, SubmitButton } from '../form.tsx'
import { useWords } from '../locale.tsx'
import { ProofFields } from '../proof-fields.tsx'

/** At how many codes the page warns. */
const few = 3

/** How many recovery codes are left, and the form that makes new ones. */
export function RecoveryCodesPanel({ left, proof }: { left: number; proof: ProofAsked }) {
  const { codes } = useWords(securityWords)
  return (
    <Panel flush id="recovery-codes" title={codes.title} subtitle={codes.text}>
      <div className="grid gap-3 p-4">
        <p>{codes.left({ count: left })}</p>
        {left <= few && <Notice tone="warning">{codes.few}</Notice>}
      </div>
      <FoldAct intent="recovery_codes_make" title={codes.make}>
        <p className="text-ink-soft">{codes.makeText}</p>
        <ActForm intent="recovery_codes_make" className="grid gap-4">
          <ProofFields asked={proof} />
          <div>
            <SubmitButton>{codes.make}</SubmitButton>
          </div>
        </ActForm>
      </FoldAct>
    </Panel>
  )
}
