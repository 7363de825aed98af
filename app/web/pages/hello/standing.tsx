import { useLoaderData } from 'react-router'
import { standingWords } from '#i18n/standing.ts'
import { act, load } from '#web/http/open.ts'
import { actOnStanding, standingFacts } from '#web/parts/account/standing-acts.server.ts'
import { StandingPage } from '#web/parts/account/standing-page.tsx'
import { pageTitle } from '#web/parts/title.ts'

export const meta = pageTitle(standingWords, (words) => words.title)
export const loader = load(standingFacts)
export const action = act(actOnStanding)

export default function HelloStanding() {
  return <StandingPage {...useLoaderData<typeof loader>()} />
}
