/** What one gets: short titles, each with its sentence, in up to three columns. */
export function PromiseList({
  title,
  text,
  promises,
}: {
  title: string
  text?: string | undefined
  promises: readonly { title: string; text: string }[]
}) {
  return (
    <section className="grid gap-6">
      <div className="grid gap-2">
        <h2 className="text-xl">{title}</h2>
        {text && <p className="max-w-[66ch] text-read text-pretty text-ink-soft">{text}</p>}
      </div>
      <ul className="grid gap-px overflow-clip rounded border border-line bg-line sm:grid-cols-2 lg:grid-cols-3">
        {promises.map((promise) => (
          <li key={promise.title} className="grid content-start gap-2 bg-surface p-6">
            <h3 className="text-base">{promise.title}</h3>
            <p className="text-base text-pretty text-ink-soft">{promise.text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
