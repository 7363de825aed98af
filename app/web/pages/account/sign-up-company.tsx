import { ActForm, FormField, SubmitButton, useTyped } from '@cakrawala/page-parts/form'
import { TextInput } from '@cakrawala/ui/text-input'
import { signUpCompanyInput } from '#domain/company/company-input.ts'
import { signUpCompany } from '#domain/company/sign-up-company.server.ts'
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
export const meta = pageTitle(accountWords, (words) => words.company.title)
export const loader = () => null

export const action = act(async (visit, form) => {
  const sent = await sendCodeFor('company', visit, form)
  if (sent) return sent
  const input = parseForm(signUpCompanyInput, form)
  await signUpCompany(visit.actor, input, visit.locale)
  return letInNew(visit, 'company', input)
})

export default function SignUpCompany() {
  const { company: words, code, fields, hints } = useWords(accountWords)
  const email = useCodeSentTo()
  return (
    <>
      <AccountHeading title={words.title} intro={email === null ? words.intro : code.next} />
      <WhileSwitchedOn name="sign_up">
        {email === null ? (
          <EmailStep label={fields.companyEmail} hint={hints.companyEmail} />
        ) : (
          <RegisterStep email={email} />
        )}
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
        <CompanyFields />
        <UsernameField />
        <PasswordFields label={fields.password} own={{ email }} />
        <AgreementField />
        <SubmitButton wide>{register}</SubmitButton>
      </ActForm>
      <CodeAgain here="/sign-up-company" />
    </>
  )
}

function CompanyFields() {
  const { fields, hints } = useWords(accountWords)
  return (
    <>
      <FormField name="companyName" label={fields.companyName} required>
        <TextInput autoComplete="organization" maxLength={120} defaultValue={useTyped('companyName')} />
      </FormField>
      <FormField name="phone" label={fields.phone} hint={hints.phone} required>
        <TextInput type="tel" autoComplete="tel" maxLength={40} defaultValue={useTyped('phone')} />
      </FormField>
    </>
  )
}
