import {
  agreePublication,
  refusePublication,
  requestPublication,
  rewordPublication,
} from '#domain/publication/disclosure-steps.server.ts'
import {
  disclosureTextInput,
  publicationReasonInput,
  publishInput,
  rewordInput,
  wordingInput,
} from '#domain/publication/publication-input.ts'
import { publishReport } from '#domain/publication/publish-report.server.ts'
import { unpublish } from '#domain/publication/unpublish.server.ts'
import type { Person } from '#kernel/actor.ts'
import { parseForm } from '#web/http/parse.ts'

type Act = (actor: Person, reportId: string, form: FormData) => Promise<unknown>

/** The acts of `PublicationPanel`, by the intent of its forms; the three report pages spread them into their own. */
export const publicationActs: Readonly<Record<string, Act>> = {
  publication_request: (actor, id, form) =>
    requestPublication(actor, id, parseForm(disclosureTextInput, form)),
  publication_agree: (actor, id, form) => agreePublication(actor, id, parseForm(wordingInput, form)),
  publication_reword: (actor, id, form) => rewordPublication(actor, id, parseForm(rewordInput, form)),
  publication_publish: (actor, id, form) => publishReport(actor, id, parseForm(publishInput, form)),
  publication_refuse: (actor, id, form) =>
    refusePublication(actor, id, parseForm(publicationReasonInput, form)),
  publication_unpublish: (actor, id, form) => unpublish(actor, id, parseForm(publicationReasonInput, form)),
}
