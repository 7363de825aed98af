import type { PasskeyView } from '#domain/account/factor/factor-queries.server.ts'
import type { ProofAsked } from '#domain/account/factor/proof-input.ts'
import { securityWords } from '#i18n/security.ts'
import { FoldAct } from '../fold-act.tsx'
import { ActForm, SubmitButton } from '../form.tsx'
import { useWords } from '../locale.tsx'
import { ProofFields } from '../proof-fields.tsx'

/** The form that takes one passkey away. Its intent names the passkey, so that each form keeps its own errors. */
export function PasskeyRemoval({ passkey, proof }: { passkey: PasskeyView; proof: ProofAsked }) {
  const { passkeys: words } = useWords(securityWords)
  const intent = `passkey_remove:${passkey.id}`
  return (
    <FoldAct intent={intent} title={words.removeTitle({ name: passkey.name })}>
      <p className="text-ink-soft">{words.removeText}</p>
      <ActForm intent={intent} className="grid gap-4">
        <ProofFields asked={proof} />
        <div>
          <SubmitButton variant="danger">{words.remove}</SubmitButton>
        </div>
      </ActForm>
    </FoldAct>
  )
}
