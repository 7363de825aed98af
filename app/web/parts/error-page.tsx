import { Unsent, unsentTexts, useUnsent } from '@cakrawala/page-parts/page-refusal'
import type { Typed } from '@cakrawala/page-parts/refused'
import { ButtonLink } from '@cakrawala/ui/button-link'
import { Horizon } from '@cakrawala/ui/horizon'
import { useLocation } from 'react-router'
import { errorPages } from '#i18n/error-pages.ts'
import { refusals } from '#i18n/refusals.ts'
import { areaOf } from './area-of.ts'
import { usePath, useWords } from './locale.tsx'
import { useHome } from './root-facts.tsx'

type ErrorPageProps = { status: number; detail?: string | undefined; typed?: Typed | undefined }

/** The page of a refusal or a fault: what happened, what to do, and the way home. Needs no loader to have run. */
export function ErrorPage({ status, detail, typed: given }: ErrorPageProps) {
  const typed = useUnsent(given)
  const words = useWords(errorPages)
  const details: Record<string, string> = useWords(refusals).details
  const { title, text, what } = errorWordsOf(status, words)
  const known = detail !== undefined && Object.hasOwn(details, detail) ? details[detail] : undefined
  const isKept = status === 503 && unsentTexts(typed).length > 0
  return (
    <main
      id="content"
      className="mx-auto flex min-h-dvh max-w-xl flex-col items-center justify-center gap-4 px-6 py-12 text-center"
    >
      <Horizon tone="faint" size="md" className="mb-4 w-full" />
      <p className="font-mono text-sm text-ink-soft">{words.code({ status })}</p>
      <h1 className="text-2xl font-bold text-balance">{title}</h1>
      <p className="text-lg text-balance">{text}</p>
      <p className="max-w-md text-read text-ink-soft text-pretty">
        {known ?? (isKept ? words.e503.kept : what)}
      </p>
      <WaysOn status={status} />
      <div className="mt-6 w-full text-start empty:hidden">
        <Unsent typed={typed} isBack={passing.includes(status)} />
      </div>
    </main>
  )
}

/** Faults that pass by themselves. */
const passing: readonly number[] = [429, 500, 503]

/**
 * A person with a lost session signs in, a temporary error is tried again, a signed-in person or a reader within an area
 * goes to its first page; everyone else starts over. The first of these links is the primary one.
 */
function WaysOn({ status }: { status: number }) {
  const words = useWords(errorPages)
  const path = usePath()
  const home = useHome()
  const { pathname, search } = useLocation()
  const area = home ?? areaOf(pathname)
  const again = passing.includes(status) && !/\/error\d+$/.test(pathname)
  const ways = [
    ...(status === 401 ? [{ to: path('/sign-in'), label: words.signIn }] : []),
    ...(again ? [{ to: pathname + search, label: words.again }] : []),
    ...(status !== 401 && area ? [{ to: path(area), label: words.dashboard }] : []),
    { to: path('/'), label: words.home },
  ]
  return (
    <div className="mt-4 flex flex-wrap justify-center gap-3">
      {ways.map(({ to, label }, index) => (
        <ButtonLink key={label} to={to} reloadDocument variant={index === 0 ? 'primary' : 'secondary'}>
          {label}
        </ButtonLink>
      ))}
    </div>
  )
}

type Words = (typeof errorPages)['id']

/** The texts of a status; one without its own has the general ones. */
export function errorWordsOf(status: number, words: Words) {
  switch (status) {
    case 401:
      return words.e401
    case 403:
      return words.e403
    case 404:
      return words.e404
    case 429:
      return words.e429
    case 500:
      return words.e500
    case 503:
      return words.e503
    default:
      return words.other
  }
}
