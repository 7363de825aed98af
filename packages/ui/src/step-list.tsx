type Step = { title: string; text: string }
type Props = {
  title: string
  text?: string | undefined
  steps: readonly Step[]
  /** One below the other on every screen. */
  upright?: boolean
}

const lying = 'md:auto-cols-fr md:grid-flow-col md:gap-0'
const lyingStep = 'md:border-t md:border-l-0 md:pt-6 md:pr-6 md:pb-0 md:pl-0'
const lyingSign = 'md:-top-3 md:left-0'

/** A way in numbered steps, strung on one line. */
export function StepList({ title, text, steps, upright = false }: Props) {
  return (
    <section className="grid gap-8">
      <div className="grid gap-2">
        <h2 className="text-xl">{title}</h2>
        {text && <p className="text-read text-ink-soft">{text}</p>}
      </div>
      <ol className={`grid ${upright ? '' : lying}`}>
        {steps.map((step, index) => (
          <li
            key={step.title}
            className={`relative grid content-start gap-1 border-l border-line-strong pb-8 pl-8 last:border-transparent last:pb-0 ${upright ? '' : lyingStep}`}
          >
            <span
              aria-hidden
              className={`absolute top-0 -left-3 grid size-6 place-items-center rounded-full bg-ink text-xs font-semibold text-paper tabular-nums ${upright ? '' : lyingSign}`}
            >
              {index + 1}
            </span>
            <h3 className="text-base">{step.title}</h3>
            <p className="max-w-[60ch] text-base text-pretty text-ink-soft">{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
