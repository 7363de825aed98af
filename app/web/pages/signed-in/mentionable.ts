import { mentionableSeenBy } from '#domain/report/mentionable-queries.server.ts'
import { load } from '#web/http/open.ts'

/** Whom a comment on a report may mention, as JSON: read when the first `@` is typed. */
export const loader = load(async ({ actor, params }) => {
  const people = await mentionableSeenBy(actor, params.id ?? '')
  return Response.json({ people }, { headers: { 'Cache-Control': 'no-store' } })
})
