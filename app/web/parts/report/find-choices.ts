import type { FilterChoice } from '#domain/report/filter-choices.ts'

/** Letters typed within this many milliseconds are asked for at once. */
const pause = 150

/** Asks the server what a filter offers for the typed letters. @param root path of the list, in the reader's language */
export function choiceFinder(root: string, filter: string): (typed: string) => Promise<FilterChoice[]> {
  let turn = 0
  return async (typed) => {
    const mine = ++turn
    if (typed !== '') await new Promise((resolve) => setTimeout(resolve, pause))
    if (mine !== turn) return []
    const answer = await fetch(`${root}/filter-choices?${new URLSearchParams({ of: filter, q: typed })}`)
    if (!answer.ok) throw new Error('no choices')
    return ((await answer.json()) as { choices: FilterChoice[] }).choices
  }
}
