import { Readable } from 'node:stream'
import { fileAnswer } from '@cakrawala/http/file-answer'
import { leadToStart } from '@cakrawala/page-server/first-page'
import { proofAskedOf } from '#domain/account/factor/reauthenticate.server.ts'
import { accessLogSeenBy } from '#domain/privacy/access-log.server.ts'
import { exportOwnData } from '#domain/privacy/export-own-data.server.ts'
import { leave } from '#domain/privacy/leave.server.ts'
import { mayLeave } from '#domain/privacy/leaving.ts'
import { exportInput, leaveInputOf } from '#domain/privacy/leaving-input.ts'
import { leavingSeenBy } from '#domain/privacy/leaving-queries.server.ts'
import { peopleOfCompanySeenBy } from '#domain/privacy/people-of-company.server.ts'
import { wordsIn } from '#i18n/catalogue.ts'
import { privacyWords } from '#i18n/privacy.ts'
import { settings } from '#infra/settings.ts'
import { isRole } from '#kernel/actor.ts'
import { refuseUnless } from '#kernel/refusal.ts'
import { downloadForm } from '#web/http/csv/download-form.ts'
import type { Visit } from '#web/http/open.ts'
import { parseForm } from '#web/http/parse.ts'
import { clearedCookies } from '#web/http/session-cookie.ts'

/** What every page shows from which a person leaves. */
export async function leavingFacts({ actor }: Visit) {
  refuseUnless(actor.kind === 'person', 'not_signed_in')
  const [leaving, proof] = await Promise.all([leavingSeenBy(actor), proofAskedOf(actor)])
  return { leaving, proof }
}

export async function actOnLeaving({ actor, go }: Visit, form: FormData): Promise<Response> {
  const schema = leaveInputOf(actor.kind === 'person' ? actor.username : '')
  const { understood: _, ...input } = parseForm(schema, form)
  await leave(actor, input)
  return go('/account/left', { headers: clearedCookies() })
}

/** What every page about one's own data shows. */
export async function ownDataFacts({ actor, url }: Visit) {
  refuseUnless(actor.kind === 'person', 'not_signed_in')
  const [proof, accesses] = await Promise.all([proofAskedOf(actor), accessLogSeenBy(actor)])
  const from = url.searchParams.get('people')
  const people = isRole(actor, 'company') ? await peopleOfCompanySeenBy(actor, { from }) : null
  if (people) leadToStart(people, url, 'people')
  return { proof, accesses, people, mayLeave: mayLeave(actor) }
}

/** What they do: answer the proof with a copy of the data. */
export function ownDataCopy() {
  return downloadForm(async ({ actor, locale }, form) => {
    const { brandName: brand } = settings()
    const readme = wordsIn(privacyWords, locale).readme({ brand })
    const { name, zip } = await exportOwnData(actor, parseForm(exportInput, form), readme)
    const body = Readable.toWeb(zip) as ReadableStream<Uint8Array>
    return fileAnswer({ name, mediaType: 'application/zip', body })
  })
}
