import { createContext, type ReactNode, useContext } from 'react'
import { Form, type FormProps, useActionData, useFormAction, useNavigation } from 'react-router'
import { fieldErrors } from '#i18n/errors.ts'
import { refusals } from '#i18n/refusals.ts'
import type { FieldError } from '#kernel/refusal.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { useWords } from './locale.tsx'
import { isRefused, type Refused } from './refused.ts'

const Answer = createContext<Refused | undefined>(undefined)

/**
 * A form that posts to its page. `intent` tells forms of one page apart: the answer of an action is shown in the form
 * that asked, with what was typed still in it.
 */
export function ActForm({
  intent,
  children,
  ...rest
}: Omit<FormProps, 'method'> & { intent: string; children: ReactNode }) {
  const answer = useActionData<unknown>()
  const here = useFormAction()
  const mine = isRefused(answer) && (answer.typed.intent?.[0] ?? intent) === intent ? answer : undefined
  return (
    <Form method="post" action={withoutDone(here)} noValidate {...rest}>
      <input type="hidden" name="intent" value={intent} />
      <Answer value={mine}>
        {mine && <RefusalNotice refused={mine} />}
        {children}
      </Answer>
    </Form>
  )
}

/** The news of the act before is not news of this one: an address without it shows no old success beside an error. */
function withoutDone(address: string): string {
  const [path = '', query = ''] = address.split('?')
  const search = new URLSearchParams(query)
  if (!search.has('done')) return address
  search.delete('done')
  return search.size > 0 ? `${path}?${search}` : path
}

/** The sentence of a refused form: the closest one there is. */
export function RefusalNotice({ refused }: { refused: Refused }) {
  const { codes, details } = useWords(refusals)
  const closer = refused.detail ? (details as Record<string, string>)[refused.detail] : undefined
  return <Notice tone="danger">{closer ?? codes[refused.refused]}</Notice>
}

/** A labelled control that shows its own error; put one control of `#ui` inside. */
export function FormField(props: {
  name: string
  label: string
  hint?: string | undefined
  required?: boolean
  children: ReactNode
}) {
  const words = useWords(fieldErrors)
  const [error] = useContext(Answer)?.fields[props.name] ?? []
  return (
    <Field {...props} error={error && sentenceOf(error, props.label, words)}>
      {props.children}
    </Field>
  )
}

/** The error sentence of a field that is not a `FormField` (checkboxes, radio groups, files). */
export function useFieldError(name: string, label: string): string | undefined {
  const words = useWords(fieldErrors)
  const [error] = useContext(Answer)?.fields[name] ?? []
  return error && sentenceOf(error, label, words)
}

/** The refusal of this form; undefined while it was not refused. Use inside `ActForm`. */
export function useRefused(): Refused | undefined {
  return useContext(Answer)
}

/** All errors of this form that `labels` name, for a summary in its order. */
export function useErrorsOf(labels: Record<string, string>): { name: string; message: string }[] {
  const words = useWords(fieldErrors)
  const fields = useContext(Answer)?.fields ?? {}
  return Object.entries(labels).flatMap(([name, label]) => {
    const [error] = fields[name] ?? []
    return error ? [{ name, message: sentenceOf(error, label, words) }] : []
  })
}

/** What was typed before the refusal, else `kept`: the defaultValue of a control. Use inside `ActForm`. */
export function useTyped(name: string, kept?: string): string | undefined {
  return useContext(Answer)?.typed[name]?.[0] ?? kept
}

export function SubmitButton({
  children,
  ...rest
}: {
  children: ReactNode
  variant?: 'primary' | 'accent' | 'secondary' | 'danger'
  name?: string
  value?: string
  wide?: boolean
}) {
  const busy = useNavigation().state !== 'idle'
  return (
    <Button type="submit" variant="primary" {...rest} aria-disabled={busy}>
      {children}
    </Button>
  )
}

function sentenceOf(
  error: FieldError,
  label: string,
  words: Record<string, (facts: never) => string>,
): string {
  const say = words[error.key] ?? words.invalid!
  const said = say({ ...error.params, label } as never)
  // Of several files, the one that was refused.
  return error.params?.file ? `${error.params.file}: ${said}` : said
}
