import { useLoaderData } from 'react-router'
import { searchWords } from '#i18n/search.ts'
import { searchFacts } from '#web/http/area-search.ts'
import { load } from '#web/http/open.ts'
import { SearchPage } from '#web/parts/search-page.tsx'
import { pageTitle } from '#web/parts/title.ts'
import { useArea } from '#web/parts/use-area.ts'

export const meta = pageTitle(searchWords, (words) => words.title)
export const loader = load(searchFacts)

export default function Search() {
  return <SearchPage area={useArea()} {...useLoaderData<typeof loader>()} />
}
