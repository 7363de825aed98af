/** The first words of a sign-in or sign-up page. */
export function AccountHeading({ title, intro }: { title: string; intro: string }) {
  return (
    <header className="mb-6 grid gap-2">
      <h1 className="text-2xl font-bold">{title}</h1>
      <p className="text-ink-soft">{intro}</p>
    </header>
  )
}
