import { SubmitButton } from '@cakrawala/page-parts/form'
import { accountWords } from '#i18n/account.ts'
import { PasswordFields } from '#web/parts/account/password-fields.tsx'
import { useWords } from '#web/parts/locale.tsx'
import { AccountHeading } from './account-heading.tsx'
import { DeadLink, LinkForm, useLinkToken } from './link-form.tsx'

type Words = { title: string; intro: string; submit: string }

/** Sets a password by a mailed link. `ask` is where an expired link can be replaced. */
export function NewPasswordPage({
  path,
  words,
  loaded,
  ask,
}: {
  path: string
  words: Words
  loaded: string | null
  ask: { to: string; label: string }
}) {
  const { fields } = useWords(accountWords)
  const token = useLinkToken(loaded)
  if (token === null) return <DeadLink ask={ask} />
  return (
    <>
      <AccountHeading title={words.title} intro={words.intro} />
      <LinkForm path={path} token={token} intent="set_password">
        <PasswordFields label={fields.newPassword} />
        <SubmitButton wide>{words.submit}</SubmitButton>
      </LinkForm>
    </>
  )
}
