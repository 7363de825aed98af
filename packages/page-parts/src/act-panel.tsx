import { Field } from '@cakrawala/ui/field'
import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'
import { useActionData } from 'react-router'
import { useFieldError } from './form.tsx'
import { isAgain, isRefused } from './refused.ts'

type DeskActProps = {
  /** Intent of the form inside; it is opened when that form was refused. */
  intent: string
  /** Its position in the panel, from 1; also its key. */
  number: number
  title: string
  open: boolean
  children: ReactNode
}

/** One act of triage: a line that opens to its form. One is open at a time, also without scripts. */
export function DeskAct({ intent, number, title, open, children }: DeskActProps) {
  const refused = useRefusedIntent()
  return (
    <details
      name="desk-act"
      data-act={intent}
      open={open || refused === intent}
      className="group border-t border-line first:border-t-0"
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 px-4 py-2 font-semibold hover:bg-sunk group-open:text-samudra-text [&::-webkit-details-marker]:hidden">
        {number <= 9 && (
          <kbd aria-hidden className="hidden w-4 font-mono text-xs font-normal text-ink-soft lg:inline">
            {number}
          </kbd>
        )}
        <span className="flex-1">{title}</span>
        <ChevronDown
          aria-hidden
          className="size-4 shrink-0 text-ink-soft transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="grid gap-4 px-4 pt-2 pb-5">{children}</div>
    </details>
  )
}

type DeskFieldProps = {
  /** The act it belongs to: forms of one page share field names, ids must differ. */
  act: string
  name: string
  label: string
  hint?: string | undefined
  required?: boolean
  children: ReactNode
}

/** A field of a triage form, with its own error. */
export function ActField({ act, name, label, hint, required = false, children }: DeskFieldProps) {
  const error = useFieldError(name, label)
  return (
    <Field id={`${act}-${name}`} {...{ name, label, hint, error, required }}>
      {children}
    </Field>
  )
}

/** The intent of the form that was refused just now, or is to be sent once more; null when none was. */
export function useRefusedIntent(): string | null {
  const answer = useActionData<unknown>()
  return isRefused(answer) || isAgain(answer) ? (answer.typed.intent?.[0] ?? null) : null
}
