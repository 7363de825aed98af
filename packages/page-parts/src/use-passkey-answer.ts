import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'

type Options = PublicKeyCredentialRequestOptionsJSON

/** `unknown`: on the server, without scripts, or in a browser that knows no passkeys. */
type State = 'unknown' | 'idle' | 'asking' | 'failed'

/**
 * Fetches from `page` what a passkey is asked as a proof, asks it, and hands its answer over.
 * `page` is sent the intent `prove` and answers `{ passkeyOptions }`.
 */
export function usePasskeyAnswer(page: string, answered: (answer: AuthenticationResponseJSON) => void) {
  const fetcher = useFetcher<unknown>()
  const [state, setState] = useState<State>('unknown')
  const seen = useRef<unknown>(undefined)
  useEffect(() => setState('PublicKeyCredential' in window ? 'idle' : 'unknown'), [])
  useEffect(() => {
    if (fetcher.data === undefined || fetcher.data === seen.current) return
    seen.current = fetcher.data
    const options = optionsIn(fetcher.data)
    if (!options) return setState('failed')
    startWith(options).then(
      (answer) => {
        setState('idle')
        answered(answer)
      },
      () => setState('failed'),
    )
  })
  const ask = () => {
    if (state === 'asking') return
    setState('asking')
    fetcher.submit({ intent: 'prove' }, { method: 'post', action: page })
  }
  return { ask, state }
}

function optionsIn(answer: unknown): Options | null {
  const known = typeof answer === 'object' && answer !== null && 'passkeyOptions' in answer
  return known ? (answer.passkeyOptions as Options) : null
}

/** The library is fetched when the first passkey is asked: most people never need it. */
async function startWith(optionsJSON: Options): Promise<AuthenticationResponseJSON> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  return startAuthentication({ optionsJSON })
}
