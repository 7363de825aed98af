import { ActField, useRefusedIntent } from '@cakrawala/page-parts/act-panel'
import { ActForm, SubmitButton, useTyped } from '@cakrawala/page-parts/form'
import { TextArea } from '@cakrawala/ui/text-area'
import type { ReactNode } from 'react'

type RowDecisionProps = {
  id: string
  /** Name of the field that carries the id. */
  name: 'payoutAccountId' | 'residenceId' | 'topUpId'
  /** What its schema calls a yes. */
  yes: 'approve' | 'confirm'
  words: { yes: string; refuse: string; reason: string; reasonHint: string }
  /** Characters of a reason at the most. */
  reasonMost: number
  /** What the page knew when it asked, by field; sent with a yes. */
  seen?: Readonly<Record<string, string>>
  /** What the reader must know before they answer. */
  note?: ReactNode
  /** Whether a yes is the reader's to give. */
  may?: boolean
  /** Further fields of an approval. */
  children?: ReactNode
}

/** The two answers to a row of a queue; refusing opens its reason. */
export function RowDecision({
  id,
  name,
  yes,
  words,
  reasonMost,
  seen = {},
  note,
  may = true,
  children,
}: RowDecisionProps) {
  const refused = useRefusedIntent() === `refuse_${id}`
  return (
    <div className="grid gap-2 md:min-w-40">
      {note && <p className="text-xs text-ink-soft">{note}</p>}
      {may && (
        <ActForm intent={`${yes}_${id}`} className="grid gap-2">
          <input type="hidden" name={name} value={id} />
          <input type="hidden" name="decision" value={yes} />
          {Object.entries(seen).map(([field, value]) => (
            <input key={field} type="hidden" name={field} value={value} />
          ))}
          {children}
          <div>
            <SubmitButton>{words.yes}</SubmitButton>
          </div>
        </ActForm>
      )}
      <details open={refused}>
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-bata-text md:min-h-8">
          {words.refuse}
        </summary>
        <ActForm intent={`refuse_${id}`} className="grid gap-3 pt-2">
          <input type="hidden" name={name} value={id} />
          <input type="hidden" name="decision" value="refuse" />
          <Reason id={id} label={words.reason} hint={words.reasonHint} most={reasonMost} />
          <SubmitButton variant="danger">{words.refuse}</SubmitButton>
        </ActForm>
      </details>
    </div>
  )
}

type ReasonProps = { id: string; label: string; hint: string; most: number }

function Reason({ id, label, hint, most }: ReasonProps) {
  return (
    <ActField act={id} name="reason" label={label} hint={hint} required>
      <TextArea rows={3} maxLength={most} defaultValue={useTyped('reason')} />
    </ActField>
  )
}
