import { useLoaderData } from 'react-router'
import { accountWords } from '#i18n/account.ts'
import { act, load } from '#web/http/open.ts'
import { keptOnSecurity } from '#web/parts/account/factor-acts.server.ts'
import { actOnSecurity, securityFacts } from '#web/parts/account/security-acts.server.ts'
import { SecurityPanel } from '#web/parts/account/security-panel.tsx'
import { pageTitle } from '#web/parts/title.ts'

export const meta = pageTitle(accountWords, (words) => words.security.title)
export const loader = load(securityFacts)
export const action = act(actOnSecurity, keptOnSecurity)

export default function Security() {
  return <SecurityPanel {...useLoaderData<typeof loader>()} />
}
