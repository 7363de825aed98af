import { createContext, useContext } from 'react'

/** What a Field passes to the one control inside it. */
type FieldWiring = {
  id: string
  name: string
  required: boolean
  invalid: boolean
  describedBy: string | undefined
}

export const FieldContext = createContext<FieldWiring | null>(null)

/** The id of the control of a field, and so the anchor an error summary links to. */
export function fieldId(name: string): string {
  return `field-${name}`
}

/** Ids of the hint and the error of a control, for aria-describedby; undefined when there is neither. */
export function describedBy(id: string, hint: unknown, error: unknown): string | undefined {
  const ids = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean)
  return ids.length > 0 ? ids.join(' ') : undefined
}

type Own = { id?: string | undefined; name?: string | undefined; required?: boolean | undefined }

/** id, name and aria of a control: its own props first, then those of the Field around it. */
export function useControl(own: Own) {
  const field = useContext(FieldContext)
  return {
    id: own.id ?? field?.id,
    name: own.name ?? field?.name,
    required: own.required ?? field?.required,
    'aria-invalid': field?.invalid ? true : undefined,
    'aria-describedby': field?.describedBy,
  }
}
