import { useMatches } from 'react-router'

type Leaf = { id: string; loaderData?: unknown }

/** Pages of visitors, and the pages of accounts. */
const forVisitors = /^pages\/(?:public|account)\//
/** The layout guard of an area draws a page of its own for visitors, who load nothing at its home. */
const homes = /^pages\/(?:bughunter|company|hello)\/home$/

/**
 * Whether the page comes without React in the browser: what is only read, and forms that post. Such a page has small
 * scripts of its own (`web/static`); everything on it works without them, too.
 */
export function useStaticPage(): boolean {
  return isStaticPage(useMatches().at(-1))
}

export function isStaticPage(leaf: Leaf | undefined): boolean {
  if (leaf === undefined || forVisitors.test(leaf.id)) return true
  return homes.test(leaf.id) && leaf.loaderData === null
}
