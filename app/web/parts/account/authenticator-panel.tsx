import { Badge } from '@cakrawala/ui/badge'
import { Panel } from '@cakrawala/ui/panel'
import type { FactorsView } from '#domain/account/factor/factor-queries.server.ts'
import type { ProofAsked } from '#domain/account/factor/proof-input.ts'
import { securityWords } from '#i18n/security.ts'
import { FoldAct } from '../fold-act.tsx'
import { ActForm, SubmitButton } from '../form.tsx'
import { useWords } from '../locale.tsx'
import { Moment } from '../moment.tsx'
import { ProofFields } from '../proof-fields.tsx'
import { AuthenticatorSetup } from './authenticator-setup.tsx'
import { useFactorAnswer } from './factor-answer.ts'

type Props = { factors: FactorsView; proof: ProofAsked }

/** The authenticator app: switched on, changed, taken off. */
export function AuthenticatorPanel({ factors, proof }: Props) {
  const { app } = useWords(securityWords)
  const answer = useFactorAnswer()
  const since = factors.authenticatorSince
  return (
    <Panel
      flush
      id="authenticator"
      title={app.title}
      subtitle={app.text}
      actions={<Badge tone={since ? 'success' : 'neutral'}>{since ? app.on : app.off}</Badge>}
    >
      {since && (
        <p className="p-4">
          {app.since} <Moment at={since} />
        </p>
      )}
      {answer && 'setup' in answer ? (
        <AuthenticatorSetup shown={answer.setup} proof={proof} />
      ) : (
        <Start changes={since !== null} />
      )}
      {since && (
        <FoldAct intent="authenticator_remove" title={app.remove}>
          <p className="text-ink-soft">{app.removeText}</p>
          <ActForm intent="authenticator_remove" className="grid gap-4">
            <ProofFields asked={proof} />
            <div>
              <SubmitButton variant="danger">{app.remove}</SubmitButton>
            </div>
          </ActForm>
        </FoldAct>
      )}
    </Panel>
  )
}

/** Asks for a QR code; nothing changes by it. */
function Start({ changes }: { changes: boolean }) {
  const { app } = useWords(securityWords)
  return (
    <div className="grid gap-3 border-line p-4 not-first:border-t">
      {changes && <p className="text-ink-soft">{app.changeText}</p>}
      <ActForm intent="authenticator_start">
        <SubmitButton variant={changes ? 'secondary' : 'primary'}>
          {changes ? app.change : app.start}
        </SubmitButton>
      </ActForm>
    </div>
  )
}
