import { useLoaderData } from 'react-router'
import { searchWords } from '#i18n/search.ts'
import { searchFacts } from '#web/http/area-search.ts'
import { load } from '#web/http/open.ts'
import { SearchPage } from '#web/parts/search-page.tsx'
import { pageTitle } from '#web/parts/title.ts'

export const meta = pageTitle(searchWords, (words) => words.title)
export const loader = load(searchFacts)

export default function IncidentSearch() {
  return <SearchPage area="incident" {...useLoaderData<typeof loader>()} />
}
