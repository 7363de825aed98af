import { ActForm, FormField, SubmitButton } from '@cakrawala/page-parts/form'
import { CopyText } from '@cakrawala/ui/copy-text'
import { TextInput } from '@cakrawala/ui/text-input'
import { useLocation } from 'react-router'
import type { ProofAsked } from '#domain/account/factor/factor-input.ts'
import { securityWords } from '#i18n/security.ts'
import { L, useWords } from '../locale.tsx'
import { ProofFields } from '../proof-fields.tsx'
import type { ShownSetup } from './factor-answer.ts'

/** A new secret as QR code and text, and the form that takes its first code. */
export function AuthenticatorSetup({ shown, proof }: { shown: ShownSetup; proof: ProofAsked }) {
  const { app, code } = useWords(securityWords)
  return (
    <div className="grid gap-4 border-line p-4 not-first:border-t">
      <p>{app.scan}</p>
      <div className="flex flex-wrap items-start gap-6">
        <img
          src={shown.picture}
          alt={app.qr}
          width={208}
          height={208}
          className="rounded border border-line"
        />
        <div className="grid min-w-0 flex-1 basis-64 gap-1">
          <p className="text-ink-soft">{app.key}</p>
          <CopyText text={shown.key} copyLabel={app.copy} copiedLabel={app.copied} />
        </div>
      </div>
      <ActForm intent="authenticator_confirm" className="grid max-w-xl gap-4">
        <input type="hidden" name="setup" value={shown.setup} />
        <FormField name="code" label={code} required>
          <TextInput inputMode="numeric" autoComplete="one-time-code" maxLength={7} mono />
        </FormField>
        <ProofFields asked={proof} />
        <div className="flex flex-wrap items-center gap-4">
          <SubmitButton>{app.confirm}</SubmitButton>
          <Leave>{app.cancel}</Leave>
        </div>
      </ActForm>
    </div>
  )
}

/** The same page, fresh: whatever was shown once is gone. */
export function Leave({ children }: { children: string }) {
  const path = useLocation().pathname.replace(/^\/en(?=\/)/, '')
  return (
    <L to={path} reloadDocument className="text-samudra-text underline">
      {children}
    </L>
  )
}
