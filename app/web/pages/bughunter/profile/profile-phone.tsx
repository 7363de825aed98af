import { useRefusedIntent } from '@cakrawala/page-parts/act-panel'
import { ActForm, FormField, SubmitButton, useTyped } from '@cakrawala/page-parts/form'
import { Notice } from '@cakrawala/ui/notice'
import { Panel } from '@cakrawala/ui/panel'
import { TextInput } from '@cakrawala/ui/text-input'
import type { ReactNode } from 'react'
import type { ProofAsked } from '#domain/account/factor/factor-input.ts'
import type { OwnVerificationView } from '#domain/account/identity/verification-queries.server.ts'
import { verificationWords } from '#i18n/verification.ts'
import { useWords } from '#web/parts/locale.tsx'
import { useSuspended } from '#web/parts/member-here.ts'
import { ProofFields } from '#web/parts/proof-fields.tsx'

type PhonePanelProps = {
  own: OwnVerificationView
  awaiting: string | null
  next: boolean
  proof: ProofAsked
}

/** The mobile number, proved by a code; `awaiting` is the masked number a code is on its way to. */
export function PhonePanel({ own, awaiting, next, proof }: PhonePanelProps) {
  const { phone: words } = useWords(verificationWords)
  const refused = useRefusedIntent()
  // A first number needs no proof: there is none it could replace.
  const asked = own.phoneVerifiedAt ? proof : null
  return (
    <Panel title={words.title} subtitle={words.text}>
      <div className="grid gap-4">
        {own.phone && own.phoneVerifiedAt && (
          <Notice tone="success">{words.verified({ phone: own.phone })}</Notice>
        )}
        {awaiting && <CodeForm phone={awaiting} next={next} proof={asked} />}
        {!awaiting && (
          <Folded summary={words.haveCode} open={refused === 'verify_phone'}>
            <CodeForm phone={null} next={false} proof={asked} />
          </Folded>
        )}
        {own.phoneVerifiedAt ? (
          <Folded summary={words.change} open={refused === 'send_phone_code'}>
            <NumberForm />
          </Folded>
        ) : (
          <NumberForm />
        )}
      </div>
    </Panel>
  )
}

function Folded({ summary, open, children }: { summary: string; open: boolean; children: ReactNode }) {
  return (
    <details open={open}>
      <summary className="cursor-pointer py-3 font-semibold text-samudra-text">{summary}</summary>
      <div className="pt-4">{children}</div>
    </details>
  )
}

function CodeForm({ phone, next, proof }: { phone: string | null; next: boolean; proof: ProofAsked | null }) {
  const { phone: words } = useWords(verificationWords)
  const suspended = useSuspended()
  return (
    <ActForm intent="verify_phone" className="grid gap-3">
      {phone && <Notice tone="info">{words.sent({ phone })}</Notice>}
      <FormField name="code" label={words.code} hint={words.codeHint} required>
        <TextInput autoComplete="one-time-code" maxLength={20} mono />
      </FormField>
      {proof && <ProofFields asked={proof} />}
      {!suspended && (
        <div>
          <SubmitButton variant={next ? 'primary' : 'secondary'}>{words.verify}</SubmitButton>
        </div>
      )}
    </ActForm>
  )
}

function NumberForm() {
  const { phone: words } = useWords(verificationWords)
  const suspended = useSuspended()
  return (
    <ActForm intent="send_phone_code" className="grid gap-3">
      <NumberField />
      {!suspended && (
        <div>
          <SubmitButton variant="secondary">{words.send}</SubmitButton>
        </div>
      )}
    </ActForm>
  )
}

function NumberField() {
  const { phone: words } = useWords(verificationWords)
  return (
    <FormField name="phone" label={words.label} hint={words.hint} required>
      <TextInput type="tel" autoComplete="tel" maxLength={40} defaultValue={useTyped('phone')} />
    </FormField>
  )
}
