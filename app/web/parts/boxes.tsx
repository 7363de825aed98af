import { useFieldError, useRefused } from '@cakrawala/page-parts/form'
import { FieldError } from '@cakrawala/ui/field-error'
import type { ReactNode } from 'react'

/** What is ticked: as typed before a refusal, else as stored. A form sends no box that is not ticked. */
export function useTicked(name: string, kept: readonly string[]): readonly string[] {
  const refused = useRefused()
  return refused ? (refused.typed[name] ?? []) : kept
}

type BoxesProps = { name: string; legend: string; hint: string; children: ReactNode }

/** Boxes of one name under one legend, with one error for all. */
export function Boxes({ name, legend, hint, children }: BoxesProps) {
  const error = useFieldError(name, legend)
  const [hintId, errorId] = [`field-${name}-hint`, `field-${name}-error`]
  return (
    <fieldset className="grid min-w-0 gap-2" aria-describedby={error ? `${hintId} ${errorId}` : hintId}>
      <legend className="float-left font-semibold">{legend}</legend>
      <p id={hintId} className="clear-both text-xs text-ink-soft">
        {hint}
      </p>
      <div className="grid gap-2">{children}</div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  )
}
