import { useLoaderData } from 'react-router'
import { recoveryWords } from '#i18n/recovery.ts'
import { ownerOnly } from '#web/http/company-guards.ts'
import { act, load } from '#web/http/open.ts'
import { changeOwnPassword, passwordFacts } from '#web/parts/account/account-acts.server.ts'
import { EditPasswordPage } from '#web/parts/account/edit-password-page.tsx'
import { useWords } from '#web/parts/locale.tsx'
import { pageTitle } from '#web/parts/title.ts'

export const middleware = [ownerOnly]
export const meta = pageTitle(recoveryWords, (words) => words.password.ownerTitle)
export const loader = load(passwordFacts)
export const action = act(changeOwnPassword)

export default function EditPassword() {
  const { password } = useWords(recoveryWords)
  return <EditPasswordPage title={password.ownerTitle} {...useLoaderData<typeof loader>()} />
}
