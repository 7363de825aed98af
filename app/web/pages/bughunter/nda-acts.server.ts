import { createHash } from 'node:crypto'
import { acceptNda } from '#domain/account/identity/accept-nda.server.ts'
import { ndaInput } from '#domain/account/identity/verification-input.ts'
import { ndaText, ndaVersion } from '#i18n/nda.ts'
import { settings } from '#infra/settings.ts'
import { refuseUnless } from '#kernel/refusal.ts'
import type { Visit } from '#web/http/open.ts'
import { parseForm } from '#web/http/parse.ts'

/** Accepts the agreement in the language it was shown in. A text that changed meanwhile must be read first. */
export async function actOnNda({ actor, locale, device, go }: Visit, form: FormData): Promise<Response> {
  const { version } = parseForm(ndaInput, form)
  refuseUnless(version === ndaVersion, 'conflict', 'nda_changed')
  const textHash = createHash('sha256').update(ndaText(locale, settings().brandName)).digest()
  await acceptNda(actor, { version, textHash, device })
  return go('/bughunter/profile?done=nda_accepted')
}
