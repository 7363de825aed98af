import { data } from 'react-router'
import { errorPages } from '#i18n/error-pages.ts'
import { ErrorPage } from '#web/parts/error-page.tsx'
import { unlisted } from '#web/parts/seo/public-page.ts'
import { pageTitle } from '#web/parts/title.ts'

export const meta = pageTitle(errorPages, (words) => words.e500.title)
export const handle = unlisted

/** A page of its own address, answered with the status it names. */
export const loader = () => data(null, 500)

export default function Error500() {
  return <ErrorPage status={500} />
}
