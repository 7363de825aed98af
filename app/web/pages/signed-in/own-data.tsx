import { useLoaderData } from 'react-router'
import { privacyWords } from '#i18n/privacy.ts'
import { load } from '#web/http/open.ts'
import type { Area } from '#web/parts/area-of.ts'
import { useArea } from '#web/parts/area-of.ts'
import { ownDataCopy, ownDataFacts } from '#web/parts/leaving-acts.server.ts'
import { OwnDataPanel } from '#web/parts/own-data-panel.tsx'
import { pageTitle } from '#web/parts/title.ts'

/** Where an account is closed; the platform team ends its own accounts another way. */
const leavePaths: Partial<Record<Area, string>> = {
  bughunter: '/bughunter/profile/delete-account',
  company: '/company/profile/delete-account',
  incident: '/incident/delete-account',
}
const copy = ownDataCopy()

export const meta = pageTitle(privacyWords, (words) => words.data.title)
export const middleware = copy.middleware
export const loader = load(ownDataFacts)
export const action = copy.action
export const headers = copy.headers

export default function OwnData() {
  const leavePath = leavePaths[useArea()]
  return <OwnDataPanel {...useLoaderData<typeof loader>()} {...(leavePath && { leavePath })} />
}
