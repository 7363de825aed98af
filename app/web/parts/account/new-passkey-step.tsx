import { Button } from '@cakrawala/ui/button'
import { Notice } from '@cakrawala/ui/notice'
import { useCallback, useEffect, useRef, useState } from 'react'
import { securityWords } from '#i18n/security.ts'
import { ActForm } from '../form.tsx'
import { useWords } from '../locale.tsx'
import { Leave } from './authenticator-setup.tsx'
import type { NewPasskey } from './factor-answer.ts'

/** After the proof: the browser makes the passkey, and its answer is sent as a form. */
export function NewPasskeyStep({ made: { name, options } }: { made: NewPasskey }) {
  const { passkeys: words } = useWords(securityWords)
  const input = useRef<HTMLInputElement>(null)
  const begun = useRef(false)
  const [failed, setFailed] = useState(false)
  const make = useCallback(async () => {
    setFailed(false)
    try {
      const { startRegistration } = await import('@simplewebauthn/browser')
      const answer = await startRegistration({ optionsJSON: options })
      if (!input.current) return
      input.current.value = JSON.stringify(answer)
      input.current.form?.requestSubmit()
    } catch {
      setFailed(true)
    }
  }, [options])
  useEffect(() => {
    // React runs effects twice in development; a browser takes one request at a time.
    if (begun.current) return
    begun.current = true
    void make()
  }, [make])
  return (
    <div className="grid max-w-xl gap-4 border-t border-line p-4">
      <h3 className="font-semibold">{words.makeTitle({ name })}</h3>
      <p>{words.makeText}</p>
      <p className="hidden noscript:block">{words.needsScripts}</p>
      {failed && <Notice tone="warning">{words.failed}</Notice>}
      <ActForm intent="passkey_register">
        <input type="hidden" name="name" value={name} />
        <input ref={input} type="hidden" name="registration" defaultValue="" />
      </ActForm>
      <div className="flex flex-wrap items-center gap-4">
        <Button type="button" variant="primary" onClick={make}>
          {words.make}
        </Button>
        <Leave>{words.cancel}</Leave>
      </div>
    </div>
  )
}
