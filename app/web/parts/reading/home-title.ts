import { homeWords } from '#i18n/homes.ts'
import { type PageArgs, pageTitle } from '../title.ts'
import { type Audience, wordsFor } from './audience-landing.tsx'

/** Meta of an area's root: the dashboard of who is at home there, for visitors (no loader data) the audience's name. */
export function homeTitle(audience: Audience) {
  const dashboard = pageTitle(homeWords, (words) => words.title)
  const landing = pageTitle(
    wordsFor[audience],
    (words) => words.name,
    (words) => words.lead,
  )
  return (page: PageArgs) => (page.loaderData ? dashboard : landing)(page)
}
