import QRCode from 'qrcode'
import { confirmAuthenticator } from '#domain/account/factor/confirm-authenticator.server.ts'
import {
  confirmAuthenticatorInput,
  proofInput,
  registerPasskeyInput,
  startPasskeyInput,
} from '#domain/account/factor/factor-input.ts'
import { makeRecoveryCodes } from '#domain/account/factor/make-recovery-codes.server.ts'
import { startPasskey } from '#domain/account/factor/passkey-options.server.ts'
import { registerPasskey } from '#domain/account/factor/register-passkey.server.ts'
import { removeAuthenticator, removePasskey } from '#domain/account/factor/remove-factor.server.ts'
import { shownSetup, startAuthenticator } from '#domain/account/factor/start-authenticator.server.ts'
import type { Person } from '#kernel/actor.ts'
import { pathOf } from '#web/http/guards.ts'
import type { Visit } from '#web/http/open.ts'
import { parseForm } from '#web/http/parse.ts'
import type { FactorAnswer } from './factor-answer.ts'

/**
 * The acts on second factors. Secrets and codes are in the answer of a POST only, never in a page that a GET shows.
 * @returns undefined when the form is about something else
 */
export async function actOnFactors(
  { request, go }: Visit,
  actor: Person,
  form: FormData,
): Promise<Response | FactorAnswer | undefined> {
  const done = (key: string) => go(`${pathOf(request)}?done=${key}`)
  // Forms about one of several passkeys name it in their intent.
  const [intent, about = ''] = String(form.get('intent')).split(':')
  switch (intent) {
    case 'authenticator_start':
      return { setup: await pictured(await startAuthenticator(actor)) }
    case 'authenticator_confirm':
      return confirmAuthenticator(actor, parseForm(confirmAuthenticatorInput, form))
    case 'authenticator_remove':
      await removeAuthenticator(actor, parseForm(proofInput, form))
      return done('authenticator_removed')
    case 'recovery_codes_make':
      return makeRecoveryCodes(actor, parseForm(proofInput, form))
    case 'passkey_start': {
      const input = parseForm(startPasskeyInput, form)
      return { newPasskey: { name: input.name, options: await startPasskey(actor, input) } }
    }
    case 'passkey_register': {
      const { recoveryCodes } = await registerPasskey(actor, parseForm(registerPasskeyInput, form))
      return recoveryCodes ? { recoveryCodes } : done('passkey_added')
    }
    case 'passkey_remove':
      await removePasskey(actor, about, parseForm(proofInput, form))
      return done('passkey_removed')
    default:
      return undefined
  }
}

/** The QR code again after a wrong first code: read from the refused form itself, which carries it sealed. */
export async function keptOnSecurity({ actor }: Visit, form: FormData): Promise<FactorAnswer | undefined> {
  if (actor.kind !== 'person' || form.get('intent') !== 'authenticator_confirm') return undefined
  const setup = shownSetup(actor, String(form.get('setup')))
  return setup ? { setup: await pictured(setup) } : undefined
}

async function pictured({ setup, key, address }: { setup: string; key: string; address: string }) {
  return { setup, key, picture: await qrPicture(address) }
}

/** A QR code as an address an `img` shows. Dark on white in every theme: cameras read nothing else well. */
async function qrPicture(text: string): Promise<string> {
  const svg = await QRCode.toString(text, { type: 'svg', errorCorrectionLevel: 'M', margin: 3 })
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}
