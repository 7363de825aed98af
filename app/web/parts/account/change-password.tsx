import { ActForm, SubmitButton } from '@cakrawala/page-parts/form'
import { Panel } from '@cakrawala/ui/panel'
import type { ProofAsked } from '#domain/account/factor/factor-input.ts'
import { accountWords } from '#i18n/account.ts'
import { useWords } from '../locale.tsx'
import { ProofFields } from '../proof-fields.tsx'
import { PasswordFields } from './password-fields.tsx'

type ChangePasswordProps = {
  username: string
  proof: ProofAsked
  /** Whether the page is about nothing else, with that as its own heading. */
  alone?: boolean
}

/** A new password for the signed-in person, who shows the present one. */
export function ChangePassword({ username, proof, alone = false }: ChangePasswordProps) {
  const { security, fields } = useWords(accountWords)
  return (
    <Panel {...(alone ? {} : { title: security.passwordTitle, subtitle: security.passwordText })}>
      <ActForm intent="change_password" className="grid max-w-xl gap-4">
        <input type="text" hidden autoComplete="username" value={username} readOnly />
        <PasswordFields label={fields.newPassword} own={{ username }} />
        <ProofFields asked={proof} />
        <div>
          <SubmitButton>{security.change}</SubmitButton>
        </div>
      </ActForm>
    </Panel>
  )
}
