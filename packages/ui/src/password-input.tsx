import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { useState } from 'react'
import { type InputProps, TextInput } from './text-input.tsx'

/** A password with a button that shows it; without scripts the button is not there (`still.js` serves pages without React). */
export function PasswordInput({ showLabel, ...rest }: InputProps & { showLabel: string }) {
  const [shown, setShown] = useState(false)
  return (
    <span className="relative block">
      <TextInput
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        className="pr-12"
        {...rest}
      />
      <button
        type="button"
        data-show-password
        aria-pressed={shown}
        aria-label={showLabel}
        onClick={() => setShown(!shown)}
        className="group absolute inset-y-0 right-0 grid w-11 place-items-center rounded text-ink-soft hover:text-ink noscript:hidden"
      >
        <Eye aria-hidden className="size-4 group-aria-pressed:hidden" />
        <EyeOff aria-hidden className="hidden size-4 group-aria-pressed:block" />
      </button>
    </span>
  )
}
