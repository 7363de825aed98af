import { useTyped } from './form.tsx'

/**
 * The protection of a public form against bots: its anti-bot token, which a refused form keeps, and a field
 * no one sees, hears or reaches by keyboard, so that only a machine fills it in. Use inside `ActForm`.
 */
export function HoneypotField({ mark, label }: { mark: string; label: string }) {
  return (
    <>
      <input type="hidden" name="form" value={useTyped('form', mark) ?? ''} />
      <div aria-hidden className="sr-only">
        <label>
          {label}
          <input type="text" name="reference" tabIndex={-1} autoComplete="off" defaultValue="" />
        </label>
      </div>
    </>
  )
}
