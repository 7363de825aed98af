import { Button } from '@cakrawala/ui/button'
import { Notice } from '@cakrawala/ui/notice'
import KeyRound from 'lucide-react/icons/key-round'
import { useState } from 'react'
import { securityWords } from '#i18n/security.ts'
import { useWords } from './locale.tsx'
import { usePasskeyAnswer } from './use-passkey-answer.ts'

/**
 * Asks a passkey and puts its answer into the form around it. Without scripts it is not there.
 * @param optionsPage answers what the passkey is asked to sign
 */
export function PasskeyButton({ optionsPage }: { optionsPage: string }) {
  const { passkeys } = useWords(securityWords)
  const [answer, setAnswer] = useState('')
  const { ask, state } = usePasskeyAnswer(optionsPage, (given) => setAnswer(JSON.stringify(given)))
  if (state === 'unknown') return null
  return (
    <div className="grid gap-2">
      <input type="hidden" name="passkey" value={answer} />
      <Button
        type="button"
        wide
        onClick={ask}
        aria-disabled={state === 'asking'}
        icon={<KeyRound aria-hidden size={18} />}
      >
        {passkeys.use}
      </Button>
      <div aria-live="polite">
        {state === 'failed' && <Notice tone="warning">{passkeys.failed}</Notice>}
        {answer && <Notice tone="success">{passkeys.ready}</Notice>}
      </div>
    </div>
  )
}
