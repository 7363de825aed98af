import { Notice } from '@cakrawala/ui/notice'
import { Panel } from '@cakrawala/ui/panel'
import { TextInput } from '@cakrawala/ui/text-input'
import type { ReactNode } from 'react'
import { ActForm, FormField, SubmitButton, useRefusalText, useRefused, useTyped } from './form.tsx'
import { HoneypotField } from './honeypot-field.tsx'
import type { Refused } from './refused.ts'

type PublicFormProps = {
  intent: string
  /** The anti-bot token of this form, made by the loader; a refused form keeps the one it was opened with. */
  mark: string
  /** Whether it brings files. */
  files?: boolean
  words: { title: string; subtitle?: string; failed: string; reference: string; send: string }
  children: ReactNode
}

/** A form that anyone may send, without an account. */
export function PublicForm({ intent, mark, files = false, words, children }: PublicFormProps) {
  return (
    <Panel title={words.title} subtitle={words.subtitle}>
      <ActForm
        intent={intent}
        saysRefusal
        {...(files ? { encType: 'multipart/form-data' as const } : {})}
        className="grid gap-5"
      >
        <Failed text={words.failed} />
        <HoneypotField mark={mark} label={words.reference} />
        {children}
        <div>
          <SubmitButton variant="accent">{words.send}</SubmitButton>
        </div>
      </ActForm>
    </Panel>
  )
}

function Failed({ text }: { text: string }) {
  const refused = useRefused()
  return refused && <FailedNotice refused={refused} text={text} />
}

function FailedNotice({ refused, text }: { refused: Refused; text: string }) {
  const why = useRefusalText(refused)
  return (
    <Notice tone="danger" title={text}>
      {why}
    </Notice>
  )
}

type PublicLineProps = {
  name: string
  label: string
  hint?: string | undefined
  type?: 'text' | 'email' | 'tel'
  autoComplete?: string
}

/** A line such a form needs. */
export function PublicLine({ name, label, hint, type = 'text', autoComplete = 'off' }: PublicLineProps) {
  return (
    <FormField name={name} label={label} hint={hint} required>
      <TextInput type={type} maxLength={254} autoComplete={autoComplete} defaultValue={useTyped(name)} />
    </FormField>
  )
}
