import { ActForm, FormField, SubmitButton, useTyped } from '@cakrawala/page-parts/form'
import { Select } from '@cakrawala/ui/select'
import { signUpBughunter } from '#domain/account/sign-up/sign-up-bughunter.server.ts'
import { signUpBughunterInput, tshirtSizes } from '#domain/account/sign-up/sign-up-input.ts'
import { accountWords } from '#i18n/account.ts'
import { bounceSignedIn } from '#web/http/guards.ts'
import { act } from '#web/http/open.ts'
import { parseForm } from '#web/http/parse.ts'
import { PasswordFields } from '#web/parts/account/password-fields.tsx'
import { useWords } from '#web/parts/locale.tsx'
import { WhileSwitchedOn } from '#web/parts/notices.tsx'
import { pageTitle } from '#web/parts/title.ts'
import { AccountHeading } from './account-heading.tsx'
import { sendCodeFor } from './code-act.server.ts'
import { CodeAgain, CodeFields, CodeSent, codeForm, EmailStep, useCodeSentTo } from './email-step.tsx'
import { letInNew } from './let-in.server.ts'
import { AgreementField, UsernameField } from './sign-up-fields.tsx'

export const middleware = [bounceSignedIn]
export const meta = pageTitle(accountWords, (words) => words.bughunter.title)
export const loader = () => null

export const action = act(async (visit, form) => {
  const sent = await sendCodeFor('bughunter', visit, form)
  if (sent) return sent
  const input = parseForm(signUpBughunterInput, form)
  await signUpBughunter(visit.actor, input, visit.locale)
  return letInNew(visit, 'bughunter', input)
})

export default function SignUpBughunter() {
  const { bughunter: words, code, fields } = useWords(accountWords)
  const email = useCodeSentTo()
  return (
    <>
      <AccountHeading title={words.title} intro={email === null ? words.intro : code.next} />
      <WhileSwitchedOn name="sign_up">
        {email === null ? <EmailStep label={fields.email} /> : <RegisterStep email={email} />}
      </WhileSwitchedOn>
    </>
  )
}

function RegisterStep({ email }: { email: string }) {
  const { fields, register } = useWords(accountWords)
  return (
    <>
      <CodeSent email={email} />
      <ActForm intent="register" id={codeForm} className="grid gap-4">
        <CodeFields email={email} />
        <UsernameField />
        <TshirtField />
        <PasswordFields label={fields.password} own={{ email }} />
        <AgreementField />
        <SubmitButton wide>{register}</SubmitButton>
      </ActForm>
      <CodeAgain here="/sign-up-bughunter" />
    </>
  )
}

function TshirtField() {
  const { fields, hints, sizes, choose } = useWords(accountWords)
  return (
    <FormField name="tshirtSize" label={fields.tshirtSize} hint={hints.tshirtSize} required>
      <Select
        placeholder={choose}
        options={tshirtSizes.map((size) => ({ value: size, label: sizes[size] }))}
        defaultValue={useTyped('tshirtSize', '')}
      />
    </FormField>
  )
}
