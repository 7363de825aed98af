import type { Typed } from '@cakrawala/page-parts/refused'
import { typedOf } from '@cakrawala/page-parts/typed-of'

/**
 * What of a form may be shown again. The code mailed for a sign-up is: it is of use to no one but who typed it, and another
 * one is sent after a minute at the earliest.
 */
export function typedIn(form: FormData | undefined): Typed {
  return typedOf(form, form?.get('intent') === 'register' ? ['code'] : [])
}
