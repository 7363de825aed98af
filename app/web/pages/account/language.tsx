import { isOwnPath } from '@cakrawala/http/own-path'
import { redirect } from 'react-router'
import { chooseLanguage } from '#domain/account/choose-language.server.ts'
import { languageInput } from '#domain/account/language-input.ts'
import { isPerson } from '#kernel/actor.ts'
import { inLocale, type Locale } from '#kernel/locale.ts'
import { z } from '#kernel/zod.ts'
import { localeCookie } from '#web/http/locale-cookie.ts'
import { act, load } from '#web/http/open.ts'
import { parseForm } from '#web/http/parse.ts'

const input = languageInput.extend({ next: z.string().max(2_000, 'too_long').default('') })

/** Opening the address does nothing, and what is no choice leads here too. */
export const loader = load(({ go }) => {
  throw go('/')
})

export const action = act(async ({ actor }, form) => {
  const { next, ...chosen } = parseForm(input, form)
  const { locale } = chosen
  if (isPerson(actor)) await chooseLanguage(actor, chosen)
  const headers = { 'Set-Cookie': localeCookie(locale) }
  return redirect(ownAddress(next, locale), { headers })
})

export default function Language() {
  return null
}

/** The page of ours that an address without language names, with whatever its query narrows; `/` for what may lead elsewhere. */
function ownAddress(address: string, locale: Locale): string {
  const [path = '', ...query] = address.split('?')
  if (!isOwnPath(path)) return inLocale('/', locale)
  const search = new URLSearchParams(query.join('?'))
  return inLocale(path, locale) + (search.size > 0 ? `?${search}` : '')
}
