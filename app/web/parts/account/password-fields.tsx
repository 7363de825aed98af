import { ActForm, FormField, SubmitButton, useAccepted } from '@cakrawala/page-parts/form'
import { Meter } from '@cakrawala/ui/meter'
import { Panel } from '@cakrawala/ui/panel'
import { useState } from 'react'
import type { ProofAsked } from '#domain/account/factor/factor-input.ts'
import type { OwnWords } from '#domain/account/password/password-rule.ts'
import { accountWords } from '#i18n/account.ts'
import { useWords } from '#web/parts/locale.tsx'
import { PasswordInput } from '#web/parts/password-input.tsx'
import { ProofFields } from '#web/parts/proof-fields.tsx'
import { useStaticPage } from '#web/parts/use-static-page.ts'
import meterScript from '#web/static/password-meter.ts?worker&url'
import { strengthOf } from './password-strength.ts'

type Level = 0 | 1 | 2 | 3 | 4

/** A new password twice, with what it must hold and, where scripts run, how strong it is so far. */
export function PasswordFields(props: { label: string; own?: OwnWords }) {
  return (
    <>
      <Fields key={useAccepted()} {...props} />
      {useStaticPage() && <script type="module" src={meterScript} />}
    </>
  )
}

function Fields({ label, own = {} }: { label: string; own?: OwnWords }) {
  const { fields } = useWords(accountWords)
  const [typed, setTyped] = useState('')
  return (
    <>
      <FormField name="password" label={label} required>
        <PasswordInput
          autoComplete="new-password"
          maxLength={128}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </FormField>
      <Strength password={typed} own={own} />
      <FormField name="confirmPassword" label={fields.confirmPassword} required>
        <PasswordInput autoComplete="new-password" maxLength={128} />
      </FormField>
    </>
  )
}

/** What changes with every letter is in attributes and one word: `web/static/password-meter.ts` writes the same. */
function Strength({ password, own }: { password: string; own: OwnWords }) {
  const { password: words } = useWords(accountWords)
  const { level, rules } = strengthOf(password, own)
  return (
    <div data-strength={JSON.stringify({ own, levels: words.levels })} className="grid gap-2">
      <Meter label={words.meter} level={(level / 25) as Level} text={words.levels[level]} />
      <ul className="grid gap-1 text-xs text-ink-soft sm:grid-cols-2">
        {rules.map(({ key, met, hidden }) => (
          <li
            key={key}
            data-rule={key}
            data-met={met}
            hidden={hidden}
            className="group/rule data-[met=true]:text-daun-text"
          >
            <span
              aria-hidden
              className="before:content-['○'] group-data-[met=true]/rule:before:content-['●']"
            />{' '}
            {words.rules[key]}{' '}
            <span className="sr-only group-data-[met=true]/rule:hidden">{words.missing}</span>
            <span className="sr-only group-data-[met=false]/rule:hidden">{words.met}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

type ChangePasswordProps = {
  username: string
  proof: ProofAsked
  /** Whether the page is about nothing else, with that as its own heading. */
  alone?: boolean
}

/** A new password for the signed-in person, who shows the present one. */
export function ChangePassword({ username, proof, alone = false }: ChangePasswordProps) {
  const { security, fields } = useWords(accountWords)
  return (
    <Panel {...(alone ? {} : { title: security.passwordTitle, subtitle: security.passwordText })}>
      <ActForm intent="change_password" className="grid max-w-xl gap-4">
        <input type="text" hidden autoComplete="username" value={username} readOnly />
        <PasswordFields label={fields.newPassword} own={{ username }} />
        <ProofFields asked={proof} />
        <div>
          <SubmitButton>{security.change}</SubmitButton>
        </div>
      </ActForm>
    </Panel>
  )
}
