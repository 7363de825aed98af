import { useState } from 'react'
import {
  type OwnWords,
  passwordLevel,
  passwordProblems,
  passwordRules,
} from '#domain/account/password/password-rule.ts'
import { accountWords } from '#i18n/account.ts'
import { Meter } from '#ui/meter.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { FormField, useAccepted } from './form.tsx'
import { useWords } from './locale.tsx'

type Level = 0 | 1 | 2 | 3 | 4

/** A new password twice, with what it must hold and, where scripts run, how strong it is so far. */
export function PasswordFields(props: { label: string; own?: OwnWords }) {
  return <Fields key={useAccepted()} {...props} />
}

function Fields({ label, own = {} }: { label: string; own?: OwnWords }) {
  const { fields } = useWords(accountWords)
  const [typed, setTyped] = useState('')
  return (
    <>
      <FormField name="password" label={label} required>
        <TextInput
          type="password"
          autoComplete="new-password"
          maxLength={128}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </FormField>
      <Strength password={typed} own={own} />
      <FormField name="confirmPassword" label={fields.confirmPassword} required>
        <TextInput type="password" autoComplete="new-password" maxLength={128} />
      </FormField>
    </>
  )
}

function Strength({ password, own }: { password: string; own: OwnWords }) {
  const { password: words } = useWords(accountWords)
  const level = passwordLevel(password, own)
  const missing = passwordProblems(password, own)
  const extra =
    password === '' ? [] : missing.filter((key) => key === 'password_space' || key === 'password_too_common')
  return (
    <div className="grid gap-2">
      <Meter label={words.meter} level={(level / 25) as Level} text={words.levels[level]} />
      <ul className="grid gap-1 text-xs text-ink-soft sm:grid-cols-2">
        {[...passwordRules, ...extra].map((key) => (
          <li key={key} className={missing.includes(key) ? '' : 'text-daun-text'}>
            <span aria-hidden>{missing.includes(key) ? '○' : '●'}</span>{' '}
            {words.rules[key as keyof typeof words.rules]}{' '}
            <span className="sr-only">{missing.includes(key) ? words.missing : words.met}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
