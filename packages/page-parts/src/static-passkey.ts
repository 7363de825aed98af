import { type PublicKeyCredentialRequestOptionsJSON, startAuthentication } from '@simplewebauthn/browser'

// Asks a passkey and sends its answer with the form around the button, where no React does it.
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-passkey]')) {
  const button = form.querySelector<HTMLButtonElement>('button[type="button"]')!
  if ('PublicKeyCredential' in window) button.addEventListener('click', () => ask(form, button))
  else form.hidden = true
}

async function ask(form: HTMLFormElement, button: HTMLButtonElement): Promise<void> {
  if (button.ariaDisabled === 'true') return
  button.ariaDisabled = 'true'
  const failed = form.querySelector<HTMLElement>('[data-passkey-failed]')!
  failed.hidden = true
  try {
    const answer = await startAuthentication({ optionsJSON: await optionsFrom(form.dataset) })
    form.querySelector<HTMLInputElement>('input[name="passkey"]')!.value = JSON.stringify(answer)
    form.requestSubmit()
  } catch {
    failed.hidden = false
  } finally {
    button.ariaDisabled = null
  }
}

/** @throws Error where the sign-in has ended meanwhile, or no one answers */
async function optionsFrom({
  passkey: page,
  ask: intent,
}: DOMStringMap): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const answer = await fetch(page!, { method: 'POST', body: new URLSearchParams({ intent: intent! }) })
  if (!answer.ok) throw new Error(`options: ${answer.status}`)
  return ((await answer.json()) as { passkeyOptions: PublicKeyCredentialRequestOptionsJSON }).passkeyOptions
}
