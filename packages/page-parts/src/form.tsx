import type { FieldError } from '@cakrawala/refusal/refusal'
import { Button } from '@cakrawala/ui/button'
import { Field } from '@cakrawala/ui/field'
import { Notice } from '@cakrawala/ui/notice'
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { Form, type FormProps, useActionData, useFormAction, useNavigation } from 'react-router'
import { type FieldSentences, useParts } from './parts-context.ts'
import { type Again, isAgain, isRefused, type Refused } from './refused.ts'
import { useKeptText } from './use-kept-text.ts'

const Answer = createContext<Refused | Again | undefined>(undefined)
const Intent = createContext('')

type ActFormProps = Omit<FormProps, 'method'> & {
  intent: string
  /** The intent of a form that is gone, whose refusal and whose typed text this one takes over. */
  inherits?: string | undefined
  /** The form lists its wrong fields: the sentence about them is left out. */
  listsErrors?: boolean | undefined
  /** The form says itself that it was refused. */
  saysRefusal?: boolean | undefined
  /** Whether unsent text is kept on the device; a form that saves itself needs it not. */
  keepsText?: boolean | undefined
  children: ReactNode
}

/**
 * A form that posts to its page. `intent` tells forms of one page apart: the answer of an action is shown in
 * the form that asked, with what was typed still in it. `data-refused` signals to the page's frame that the
 * refusal is shown here.
 */
export function ActForm(props: ActFormProps) {
  const { intent, inherits, listsErrors, saysRefusal, keepsText = true, children, ...rest } = props
  const answer = useActionData<unknown>()
  const here = useFormAction()
  const about = isRefused(answer) || isAgain(answer) ? answer : undefined
  const asked = about?.typed.intent?.[0] ?? intent
  const mine = asked === intent || asked === inherits ? about : undefined
  const place = useRef<HTMLFormElement>(null)
  const { restored, discard } = useKeptText(place, { intent, kept: keepsText, refused: mine !== undefined })
  return (
    <Form
      ref={place}
      method="post"
      action={withoutDone(here)}
      noValidate
      data-refused={isRefused(mine) ? '' : undefined}
      {...rest}
    >
      <input type="hidden" name="intent" value={intent} />
      {restored && <TextPutBack discard={discard} />}
      <Answer value={mine}>
        {isRefused(mine) && !saysRefusal && !(listsErrors && hasMarks(mine)) && (
          <RefusalNotice refused={mine} />
        )}
        <Intent value={intent}>{children}</Intent>
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

function TextPutBack({ discard }: { discard: () => void }) {
  const words = useParts().keptText
  const button = (
    <Button type="button" size="sm" onClick={discard}>
      {words.discard}
    </Button>
  )
  return <Notice title={words.title} action={button} />
}

function hasMarks({ fields }: Refused): boolean {
  return Object.keys(fields).length > 0
}

/** The sentence of a refused form: the closest one there is. What is wrong with a field stands beside it alone. */
export function RefusalNotice({ refused }: { refused: Refused }) {
  return <Notice tone="danger">{useRefusalText(refused)}</Notice>
}

export function useRefusalText(refused: Refused): string | undefined {
  const { codes, details, marked } = useParts().refusals
  const closer = refused.detail ? details[refused.detail] : undefined
  if (closer === undefined && hasMarks(refused)) return marked({ count: Object.keys(refused.fields).length })
  return closer ?? codes[refused.refused]
}

/** A labelled control that shows its own error; put one control of `@cakrawala/ui` inside. */
export function FormField(props: {
  name: string
  label: string
  hint?: string | undefined
  required?: boolean
  /** For pages where several forms have a field of this name. */
  id?: string
  children: ReactNode
}) {
  const { fieldErrors, refusals } = useParts()
  const refused = useRefused()
  const [error] = refused?.fields[props.name] ?? []
  const hint = refused && /password/i.test(props.name) ? refusals.passwordAgain : props.hint
  return (
    <Field {...props} hint={hint} error={error && sentenceOf(error, props.label, fieldErrors)}>
      {props.children}
    </Field>
  )
}

/**
 * The error sentence of a field that is not a `FormField` (checkboxes, radio groups, files).
 * @param other an error that came by another answer than that to the form
 */
export function useFieldError(name: string, label: string, other?: FieldError): string | undefined {
  const { fieldErrors } = useParts()
  const [error = other] = useRefused()?.fields[name] ?? []
  return error && sentenceOf(error, label, fieldErrors)
}

/** The intent of the form around: forms of one page share field names, ids must differ. */
export function useIntent(): string {
  return useContext(Intent)
}

/** The refusal of this form; undefined while it was not refused. Use inside `ActForm`. */
export function useRefused(): Refused | undefined {
  const answer = useContext(Answer)
  return isRefused(answer) ? answer : undefined
}

/**
 * How often the form around was accepted while the page was open. As a `key` it empties fields of secrets,
 * which would stay typed in where an act leads back to its own page.
 */
export function useAccepted(): number {
  const intent = useIntent()
  const stays = useContext(Answer) !== undefined
  const { state, formData } = useNavigation()
  const sending = formData?.get('intent') === intent
  const sent = useRef(false)
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    if (sending) sent.current = true
    if (state !== 'idle' || !sent.current) return
    sent.current = false
    if (!stays) setTurn((before) => before + 1)
  }, [sending, state, stays])
  return turn
}

/** The fields of this form that are wrong, of those `labels` names, for a summary in its order. */
export function useWrongOf(labels: Record<string, string>): { name: string; label: string }[] {
  const fields = useRefused()?.fields ?? {}
  return Object.entries(labels).flatMap(([name, label]) => (fields[name] ? [{ name, label }] : []))
}

/** What was typed before the refusal, else `kept`: the defaultValue of a control. Use inside `ActForm`. */
export function useTyped(name: string, kept?: string): string | undefined {
  return useContext(Answer)?.typed[name]?.[0] ?? kept
}

/** All that was sent of a name before the refusal: fields of which a form has several. Use inside `ActForm`. */
export function useTypedAll(name: string): readonly string[] {
  return useContext(Answer)?.typed[name] ?? none
}
const none: readonly string[] = []

export function SubmitButton({
  children,
  ...rest
}: {
  children: ReactNode
  variant?: 'primary' | 'accent' | 'secondary' | 'quiet' | 'danger'
  size?: 'sm' | 'md'
  name?: string
  value?: string
  wide?: boolean
  /** The id of the form it sends its state outside of it. */
  form?: string
}) {
  const busy = useNavigation().state !== 'idle'
  return (
    <Button type="submit" variant="primary" {...rest} aria-disabled={busy}>
      {children}
    </Button>
  )
}

function sentenceOf(error: FieldError, label: string, words: FieldSentences): string {
  const say = words[error.key] ?? words.invalid!
  const said = say({ ...error.params, label } as never)
  // Of several files, the one that was refused.
  return error.params?.file ? `${error.params.file}: ${said}` : said
}
