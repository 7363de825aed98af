import { isRefused } from '@cakrawala/page-parts/refused'
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser'
import { useActionData } from 'react-router'

export type ShownSetup = { setup: string; key: string; picture: string }
export type NewPasskey = { name: string; options: PublicKeyCredentialCreationOptionsJSON }

/** What an act on second factors answers with, where it does not lead to a page: each is shown this once. */
export type FactorAnswer = { setup: ShownSetup } | { recoveryCodes: string[] } | { newPasskey: NewPasskey }

/** The answer to the act just done on this page, also where a refused form preserved it. */
export function useFactorAnswer(): FactorAnswer | null {
  const answer = useActionData<unknown>()
  const said = isRefused(answer) ? answer.kept : answer
  if (typeof said !== 'object' || said === null) return null
  return 'setup' in said || 'recoveryCodes' in said || 'newPasskey' in said ? (said as FactorAnswer) : null
}
