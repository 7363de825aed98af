import { ButtonLink } from '@cakrawala/ui/button-link'
import { Horizon } from '@cakrawala/ui/horizon'
import { Unsent } from './page-refusal.tsx'
import type { Typed } from './refused.ts'

type ErrorPageProps = {
  /** What happened, in a few words, and what to do now. */
  words: { code: string; title: string; text: string; what: string }
  /** The ways on, ready for links; the first of them is the primary one. */
  ways: readonly { to: string; label: string }[]
  /** What was typed into a form that is on no page; `isBack`: whether the form will be there again. */
  typed: Typed
  isBack: boolean
}

/** The page of a refusal or a fault: what happened, what to do, and the ways on. Needs no loader to have run. */
export function ErrorPage({ words, ways, typed, isBack }: ErrorPageProps) {
  return (
    <main
      id="content"
      className="mx-auto flex min-h-dvh max-w-xl flex-col items-center justify-center gap-4 px-6 py-12 text-center"
    >
      <Horizon tone="faint" size="md" className="mb-4 w-full" />
      <p className="font-mono text-sm text-ink-soft">{words.code}</p>
      <h1 className="text-2xl font-bold text-balance">{words.title}</h1>
      <p className="text-lg text-balance">{words.text}</p>
      <p className="max-w-md text-read text-ink-soft text-pretty">{words.what}</p>
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        {ways.map(({ to, label }, index) => (
          <ButtonLink key={label} to={to} reloadDocument variant={index === 0 ? 'primary' : 'secondary'}>
            {label}
          </ButtonLink>
        ))}
      </div>
      <div className="mt-6 w-full text-start empty:hidden">
        <Unsent typed={typed} isBack={isBack} />
      </div>
    </main>
  )
}
