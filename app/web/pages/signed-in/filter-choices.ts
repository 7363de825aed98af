import { filterChoicesSeenBy } from '#domain/report/filter-choices.server.ts'
import { searchedFilters } from '#domain/report/filter-choices.ts'
import { load } from '#web/http/open.ts'

/** What a filter of the list of reports offers for the typed letters; no page, its field asks for it. */
export const loader = load(async ({ actor, url: { searchParams: asked } }) => {
  const filter = searchedFilters.find((one) => one === asked.get('of'))
  return { choices: filter ? await filterChoicesSeenBy(actor, filter, asked.get('q') ?? '') : [] }
})
