import KeyRound from 'lucide-react/icons/key-round'
import { useEffect, useRef, useState } from 'react'
import { securityWords } from '#i18n/security.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useWords } from './locale.tsx'
import { usePasskeyAnswer } from './use-passkey-answer.ts'

type PasskeyButtonProps = {
  /** The intent that gives what the passkey is asked to sign, and the page that answers it: this one by default. */
  optionsIntent: string
  optionsPage?: string
  /** Whether the form is sent as soon as the passkey has answered. */
  sends?: boolean
  variant?: 'primary' | 'secondary'
}

/** Asks a passkey and puts its answer into the form around it. Without scripts it is not there. */
export function PasskeyButton({
  optionsIntent,
  optionsPage,
  sends = false,
  variant = 'secondary',
}: PasskeyButtonProps) {
  const { passkeys } = useWords(securityWords)
  const input = useRef<HTMLInputElement>(null)
  const [answer, setAnswer] = useState('')
  const { ask, state } = usePasskeyAnswer(optionsIntent, optionsPage, (given) =>
    setAnswer(JSON.stringify(given)),
  )
  useEffect(() => {
    if (answer && sends) input.current?.form?.requestSubmit()
  }, [answer, sends])
  if (state === 'unknown') return null
  return (
    <div className="grid gap-2">
      <input ref={input} type="hidden" name="passkey" value={answer} />
      <Button
        type="button"
        variant={variant}
        wide
        onClick={ask}
        aria-disabled={state === 'asking'}
        icon={<KeyRound aria-hidden size={18} />}
      >
        {passkeys.use}
      </Button>
      <div aria-live="polite">
        {state === 'failed' && <Notice tone="warning">{passkeys.failed}</Notice>}
        {answer && !sends && <Notice tone="success">{passkeys.ready}</Notice>}
      </div>
    </div>
  )
}
