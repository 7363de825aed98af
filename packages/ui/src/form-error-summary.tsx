import { useEffect, useId, useRef } from 'react'
import { fieldId } from './field-context.ts'

type FormErrorSummaryProps = {
  title: string
  errors: readonly { name: string; label: string }[]
  focus?: boolean | undefined
}

/** The wrong fields of a form as links to them, by their labels: what is wrong stands beside each. Takes the focus when they arrive. */
export function FormErrorSummary({ title, errors, focus = true }: FormErrorSummaryProps) {
  const box = useRef<HTMLElement>(null)
  const id = useId()
  useEffect(() => {
    if (focus && errors.length > 0) box.current?.focus()
  }, [focus, errors])
  if (errors.length === 0) return null
  return (
    <section
      ref={box}
      tabIndex={-1}
      data-focus={focus ? '' : undefined}
      aria-labelledby={id}
      className="grid gap-2 rounded border border-bata bg-bata-tint p-4 text-bata-text"
    >
      <h2 id={id} className="text-base">
        {title}
      </h2>
      <ul className="grid list-disc gap-1 pl-5">
        {errors.map(({ name, label }) => (
          <li key={name}>
            <a href={`#${fieldId(name)}`} className="font-medium underline underline-offset-4">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
