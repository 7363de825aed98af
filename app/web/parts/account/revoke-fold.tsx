import { ActForm, FormField, SubmitButton, useTyped } from '@cakrawala/page-parts/form'
import { isRefused } from '@cakrawala/page-parts/refused'
import { TextArea } from '@cakrawala/ui/text-area'
import type { ReactNode } from 'react'
import { useActionData } from 'react-router'

type Words = Record<'revoke' | 'reason' | 'reasonHint' | 'confirm', string>
type RevokeFoldProps = {
  intent: string
  /** Name and value of the hidden field that names the row. */
  about: readonly [name: string, id: string]
  who: string
  words: Words
  /** A field below the reason. */
  further?: ReactNode
}

/** A line in a row that opens to the form with the reason; a refused one is open with what was typed. */
export function RevokeFold({ intent, about: [name, id], who, words, further }: RevokeFoldProps) {
  // Rows share an act: the part after the colon names the form that was refused.
  const own = `${intent}:${id}`
  const answer = useActionData<unknown>()
  return (
    <details open={isRefused(answer) && answer.typed.intent?.[0] === own}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-bata-text underline-offset-4 hover:underline">
        {words.revoke}
        <span className="sr-only"> {who}</span>
      </summary>
      <ActForm intent={own} className="grid max-w-md gap-3 md:min-w-60 py-2">
        <input type="hidden" name={name} value={id} />
        <Reason id={`reason-${id}`} words={words} />
        {further}
        <div>
          <SubmitButton variant="danger">{words.confirm}</SubmitButton>
        </div>
      </ActForm>
    </details>
  )
}

function Reason({ id, words }: { id: string; words: Words }) {
  return (
    <FormField id={id} name="reason" label={words.reason} hint={words.reasonHint} required>
      <TextArea rows={3} maxLength={2_000} defaultValue={useTyped('reason')} />
    </FormField>
  )
}
