import { useLocation } from 'react-router'
import { errorPages } from '#i18n/error-pages.ts'
import { refusals } from '#i18n/refusals.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { Horizon } from '#ui/horizon.tsx'
import { usePath, useWords } from './locale.tsx'

type ErrorPageProps = {
  status: number
  detail?: string | undefined
  /** First page of the area the reader belongs to, where the address does not tell it. */
  area?: string | null
}

/** The page of a refusal or a fault: what happened, what to do, and the way home. Needs no loader to have run. */
export function ErrorPage({ status, detail, area = null }: ErrorPageProps) {
  const words = useWords(errorPages)
  const details: Record<string, string> = useWords(refusals).details
  const { title, text, what } = errorWordsOf(status, words)
  const closer = detail !== undefined && Object.hasOwn(details, detail) ? details[detail] : what
  return (
    <main
      id="content"
      className="mx-auto flex min-h-dvh max-w-xl flex-col items-center justify-center gap-4 px-6 py-12 text-center"
    >
      <Horizon tone="faint" size="md" className="mb-4 w-full" />
      <p className="font-mono text-sm text-ink-soft">{words.code({ status })}</p>
      <h1 className="text-2xl font-bold text-balance">{title}</h1>
      <p className="text-lg text-balance">{text}</p>
      <p className="max-w-md text-read text-ink-soft text-pretty">{closer}</p>
      <WaysOn lost={status === 401} own={area} />
    </main>
  )
}

/** Whoever lost the session signs in, whoever is within an area goes to its first page; everybody else starts over. */
function WaysOn({ lost, own }: { lost: boolean; own: string | null }) {
  const words = useWords(errorPages)
  const path = usePath()
  const here = /^(?:\/en)?(\/(?:bughunter|company|hello|incident))\/./.exec(useLocation().pathname)?.[1]
  const area = here ?? own
  const homeFirst = !lost && area === null
  return (
    <div className="mt-4 flex flex-wrap justify-center gap-3">
      {lost && (
        <ButtonLink to={path('/sign-in')} reloadDocument variant="primary">
          {words.signIn}
        </ButtonLink>
      )}
      {!lost && area && (
        <ButtonLink to={path(area)} reloadDocument variant="primary">
          {words.dashboard}
        </ButtonLink>
      )}
      <ButtonLink to={path('/')} reloadDocument variant={homeFirst ? 'primary' : 'secondary'}>
        {words.home}
      </ButtonLink>
    </div>
  )
}

type Words = (typeof errorPages)['id']

/** The words of a status; any other than the four of the specification has the general ones. */
export function errorWordsOf(status: number, words: Words) {
  switch (status) {
    case 401:
      return words.e401
    case 403:
      return words.e403
    case 404:
      return words.e404
    case 500:
      return words.e500
    default:
      return words.other
  }
}
