import { useMatches } from 'react-router'
import { type Match, publicPageOf } from './public-page.ts'

/**
 * Whether the page comes without React in the browser: what is only read, and forms that post. Such a page has a small
 * script of its own (`web/still`); everything on it works without that, too.
 */
export function useStill(): boolean {
  const leaf = useMatches().at(-1) as Match | undefined
  return leaf === undefined || leaf.id.startsWith('pages/public/') || publicPageOf(leaf) !== null
}
