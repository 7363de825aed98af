export type RadioOption = {
  value: string
  label: string
  hint?: string | undefined
  disabled?: boolean | undefined
}

type RadioCardProps = {
  id: string
  name: string
  option: RadioOption
  checked: boolean
  required: boolean | undefined
  invalid: boolean
  onChoose: ((value: string) => void) | undefined
}

/** One choice of a RadioGroup. */
export function RadioCard({ id, name, option, checked, required, invalid, onChoose }: RadioCardProps) {
  const look =
    'flex min-h-11 gap-3 rounded border bg-surface p-3 transition-colors has-checked:border-samudra has-checked:bg-samudra-tint ' +
    'has-disabled:opacity-50 has-enabled:hover:border-ink-soft'
  return (
    <label className={`${look} ${invalid ? 'border-bata' : 'border-line-strong'}`}>
      <input
        type="radio"
        id={id}
        name={name}
        value={option.value}
        defaultChecked={checked}
        required={required}
        disabled={option.disabled}
        aria-describedby={option.hint ? `${id}-about` : undefined}
        onChange={onChoose && (() => onChoose(option.value))}
        className="size-5 shrink-0"
      />
      <span className="grid content-start">
        <span className="font-semibold">{option.label}</span>
        {option.hint && (
          <span id={`${id}-about`} className="text-xs text-ink-soft">
            {option.hint}
          </span>
        )}
      </span>
    </label>
  )
}
