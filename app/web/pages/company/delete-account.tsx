import { useLoaderData } from 'react-router'
import { privacyWords } from '#i18n/privacy.ts'
import { act, load } from '#web/http/open.ts'
import { actOnLeaving, leavingFacts } from '#web/parts/leaving-acts.server.ts'
import { LeavingPanel } from '#web/parts/leaving-panel.tsx'
import { pageTitle } from '#web/parts/title.ts'

export const meta = pageTitle(privacyWords, (words) => words.leave.title)
export const loader = load(leavingFacts)
export const action = act(actOnLeaving)

export default function DeleteAccount() {
  return <LeavingPanel {...useLoaderData<typeof loader>()} dataPath="/company/profile/data" />
}
