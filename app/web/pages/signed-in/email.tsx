import { useLoaderData } from 'react-router'
import { emailWords } from '#i18n/email.ts'
import { act, load } from '#web/http/open.ts'
import { actOnEmail, emailFacts } from '#web/parts/account/email-acts.server.ts'
import { EmailPanel } from '#web/parts/account/email-panel.tsx'
import { pageTitle } from '#web/parts/title.ts'

export const meta = pageTitle(emailWords, (words) => words.title)
export const loader = load(emailFacts)
export const action = act(actOnEmail)

export default function ChangeEmail() {
  return <EmailPanel {...useLoaderData<typeof loader>()} />
}
