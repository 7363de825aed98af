import { ErrorPage as Shown } from '@cakrawala/page-parts/error-page'
import { unsentTexts, useUnsent } from '@cakrawala/page-parts/page-refusal'
import type { Typed } from '@cakrawala/page-parts/refused'
import { useLocation } from 'react-router'
import { errorPages } from '#i18n/error-pages.ts'
import { refusals } from '#i18n/refusals.ts'
import { areaOf } from './area-of.ts'
import { usePath, useWords } from './locale.tsx'
import { useHome } from './root-facts.tsx'

type ErrorPageProps = { status: number; detail?: string | undefined; typed?: Typed | undefined }

/** The page of a refusal or a fault, in the words of its status. */
export function ErrorPage({ status, detail, typed: given }: ErrorPageProps) {
  const typed = useUnsent(given)
  const words = useWords(errorPages)
  const details: Record<string, string> = useWords(refusals).details
  const own = errorWordsOf(status, words)
  const known = detail !== undefined && Object.hasOwn(details, detail) ? details[detail] : undefined
  const isKept = status === 503 && unsentTexts(typed).length > 0
  const what = known ?? (isKept ? words.e503.kept : own.what)
  return (
    <Shown
      words={{ ...own, what, code: words.code({ status }) }}
      ways={useWaysOn(status)}
      typed={typed}
      isBack={passing.includes(status)}
    />
  )
}

/** Faults that pass by themselves. */
const passing: readonly number[] = [429, 500, 503]

/**
 * A person with a lost session signs in, a temporary error is tried again, a signed-in person or a reader within an area
 * goes to its first page; everyone else starts over. The first of these links is the primary one.
 */
function useWaysOn(status: number) {
  const words = useWords(errorPages)
  const path = usePath()
  const home = useHome()
  const { pathname, search } = useLocation()
  const area = home ?? areaOf(pathname)
  const again = passing.includes(status) && !/\/error\d+$/.test(pathname)
  return [
    ...(status === 401 ? [{ to: path('/sign-in'), label: words.signIn }] : []),
    ...(again ? [{ to: pathname + search, label: words.again }] : []),
    ...(status !== 401 && area ? [{ to: path(area), label: words.dashboard }] : []),
    { to: path('/'), label: words.home },
  ]
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
