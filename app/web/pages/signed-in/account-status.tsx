import { useLoaderData } from 'react-router'
import { accountStatusWords } from '#i18n/account-status.ts'
import { act, load } from '#web/http/open.ts'
import { accountStatusFacts, actOnAccountStatus } from '#web/parts/account/account-status-acts.server.ts'
import { AccountStatusPage } from '#web/parts/account/account-status-page.tsx'
import { pageTitle } from '#web/parts/title.ts'

export const meta = pageTitle(accountStatusWords, (words) => words.title)
export const loader = load(accountStatusFacts)
export const action = act(actOnAccountStatus)

export default function AccountStatus() {
  return <AccountStatusPage {...useLoaderData<typeof loader>()} />
}
