import { useLoaderData } from 'react-router'
import { privacyWords } from '#i18n/privacy.ts'
import { load } from '#web/http/open.ts'
import { ownDataCopy, ownDataFacts } from '#web/parts/own-data-acts.server.ts'
import { OwnDataPanel } from '#web/parts/own-data-panel.tsx'
import { pageTitle } from '#web/parts/title.ts'

const copy = ownDataCopy()

export const meta = pageTitle(privacyWords, (words) => words.data.title)
export const middleware = copy.middleware
export const loader = load(ownDataFacts)
export const action = copy.action
export const headers = copy.headers

export default function OwnData() {
  return <OwnDataPanel {...useLoaderData<typeof loader>()} />
}
