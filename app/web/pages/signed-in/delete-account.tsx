import { useLoaderData } from 'react-router'
import { privacyWords } from '#i18n/privacy.ts'
import { act, load } from '#web/http/open.ts'
import type { Area } from '#web/parts/area-of.ts'
import { useArea } from '#web/parts/area-of.ts'
import { actOnLeaving, leavingFacts } from '#web/parts/leaving-acts.server.ts'
import { LeavingPanel } from '#web/parts/leaving-panel.tsx'
import { pageTitle } from '#web/parts/title.ts'

const dataPaths: Partial<Record<Area, string>> = {
  bughunter: '/bughunter/profile/data',
  company: '/company/profile/data',
}

export const meta = pageTitle(privacyWords, (words) => words.leave.title)
export const loader = load(leavingFacts)
export const action = act(actOnLeaving)

export default function DeleteAccount() {
  return (
    <LeavingPanel {...useLoaderData<typeof loader>()} dataPath={dataPaths[useArea()] ?? '/incident/data'} />
  )
}
