import { mentionableSeenBy } from '#domain/report/mentionable-queries.server.ts'
import { jsonPage } from '#web/http/json-page.ts'
import { load } from '#web/http/open.ts'

/** Whom a comment on a report may mention: read when the first `@` is typed. */
export const loader = load(async ({ actor, params }) =>
  jsonPage({ people: await mentionableSeenBy(actor, params.id ?? '') }),
)
