import { ActForm, FormField, SubmitButton, useFieldError, useTyped } from '@cakrawala/page-parts/form'
import { isAgain } from '@cakrawala/page-parts/refused'
import { Checkbox } from '@cakrawala/ui/checkbox'
import { Notice } from '@cakrawala/ui/notice'
import { Panel } from '@cakrawala/ui/panel'
import { TextInput } from '@cakrawala/ui/text-input'
import { useActionData } from 'react-router'
import type { Signing } from '#domain/program/agreement/agreement-to-sign.server.ts'
import { agreementWords } from '#i18n/agreement.ts'
import { useWords } from '#web/parts/locale.tsx'
import { FactorFields } from '#web/parts/proof-fields.tsx'

type SignProps = { textHash: string; signing: Signing }

/** Signs an agreement: by the second factor at once, else by a code that is mailed after the first press. */
export function SignForm({ textHash, signing }: SignProps) {
  const { factor, codeSentTo } = signing
  return (
    <Panel>
      {factor === null && codeSentTo === null ? (
        <ActForm intent="ask_code" inherits="agree" className="grid gap-4">
          <Accepted textHash={textHash} />
          <CodeComes />
        </ActForm>
      ) : (
        <ActForm intent="agree" inherits="ask_code" className="grid gap-4">
          <Accepted textHash={textHash} />
          {factor ? <ByFactor asked={factor} /> : <ByCode email={codeSentTo ?? ''} />}
        </ActForm>
      )}
    </Panel>
  )
}

/** The tick belongs to the text it was set below: one that changed meanwhile is read and ticked anew. */
function Accepted({ textHash }: { textHash: string }) {
  const words = useWords(agreementWords)
  const [tick, read] = [useTyped('accepted'), useTyped('textHash')]
  return (
    <>
      <input type="hidden" name="textHash" value={textHash} />
      <Checkbox
        name="accepted"
        value="yes"
        label={words.accept}
        hint={words.acceptHint}
        required
        defaultChecked={tick === 'yes' && read === textHash}
        error={useFieldError('accepted', words.accept)}
      />
    </>
  )
}

function CodeComes() {
  const words = useWords(agreementWords)
  const late = useFieldError('code', words.code)
  return (
    <>
      {late && <Notice tone="warning">{late}</Notice>}
      <p className="text-ink-soft">{words.byMail}</p>
      <div>
        <SubmitButton>{words.submit}</SubmitButton>
      </div>
    </>
  )
}

function ByFactor({ asked }: { asked: NonNullable<Signing['factor']> }) {
  const words = useWords(agreementWords)
  return (
    <>
      <div className="grid max-w-md gap-4">
        <FactorFields asked={asked} />
      </div>
      <div>
        <SubmitButton>{words.submit}</SubmitButton>
      </div>
    </>
  )
}

/** Enter in the field presses the first button: the one that signs. */
function ByCode({ email }: { email: string }) {
  const words = useWords(agreementWords)
  const sent = isAgain(useActionData<unknown>())
  return (
    <>
      <Notice tone={sent ? 'success' : 'info'}>
        <span className="break-words">{words.codeSent({ email })}</span>
      </Notice>
      <div className="max-w-md">
        <FormField name="code" label={words.code} hint={words.codeHint} required>
          <TextInput
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            mono
            // The press before asked for this field, and nothing else is left to do.
            autoFocus={sent}
          />
        </FormField>
      </div>
      <div className="flex flex-wrap gap-3">
        <SubmitButton>{words.submit}</SubmitButton>
        <SubmitButton variant="secondary" name="again" value="yes">
          {words.codeAgain}
        </SubmitButton>
      </div>
    </>
  )
}
