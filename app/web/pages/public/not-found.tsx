import { refuse } from '#kernel/refusal.ts'
import { load } from '#web/http/open.ts'

/** Every address no one owns. */
export const loader = load(() => refuse('not_found'))

export default function NotFound() {
  return null
}
