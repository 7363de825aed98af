import { audienceWords } from '#i18n/audience.ts'
import { homeWords } from '#i18n/homes.ts'
import type { Audience } from './reading/audience-landing.tsx'
import { type PageArgs, pageTitle } from './title.ts'

/** Meta of an area's root: the dashboard of who is at home there, for visitors (no loader data) the audience's name. */
export function homeTitle(audience: Audience) {
  const dashboard = pageTitle(homeWords, (words) => words.title)
  const landing = pageTitle(
    audienceWords,
    (words) => words[audience].name,
    (words) => words[audience].lead,
  )
  return (page: PageArgs) => (page.loaderData ? dashboard : landing)(page)
}
