import { pictureInput } from '#domain/account/picture/picture-input.ts'
import { removePicture, setPicture } from '#domain/account/picture/set-picture.server.ts'
import { companyNameOf } from '#domain/company/company-queries.server.ts'
import { isPerson } from '#kernel/actor.ts'
import { found } from '#kernel/refusal.ts'
import { pathOf } from '#web/http/guards.ts'
import type { Visit } from '#web/http/open.ts'
import { parseForm } from '#web/http/parse.ts'
import { loginDataCookie } from '#web/http/session-cookie.ts'

/** Sets or removes the own picture; null for other intents. */
export async function actOnPicture({ actor, request, go }: Visit, form: FormData): Promise<Response | null> {
  const intent = form.get('intent')
  if (intent !== 'set_picture' && intent !== 'remove_picture') return null
  const person = found(isPerson(actor) ? actor : null)
  const set = intent === 'set_picture'
  const picture = set ? await setPicture(person, parseForm(pictureInput, form)) : await removePicture(person)
  const companyName = person.companyId === null ? null : await companyNameOf(person.companyId)
  return go(`${pathOf(request)}?done=${set ? 'picture_set' : 'picture_removed'}`, {
    headers: loginDataCookie({ ...person, picture }, companyName),
  })
}
