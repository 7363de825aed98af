import { useLoaderData } from 'react-router'
import { programListWords } from '#i18n/program-list.ts'
import { settings } from '#infra/settings.ts'
import { refuseUnless } from '#kernel/refusal.ts'
import { programsFileOf } from '#web/http/csv/program-csv.ts'
import { load } from '#web/http/open.ts'
import { ownProgramsOf } from '#web/http/program/own-programs.ts'
import { useWords } from '#web/parts/locale.tsx'
import { OwnPrograms } from '#web/parts/program/own-programs.tsx'
import { pageTitle } from '#web/parts/title.ts'

const programsFile = programsFileOf('product')

export const middleware = [...programsFile.middleware]
export const action = programsFile.action
export const headers = programsFile.headers
export const meta = pageTitle<typeof programListWords.id, Page>(programListWords, (words, page) =>
  page ? words.managedByTitle(page) : words.ownTitle,
)

/** A path segment cannot be part fixed, part free: any other word here is a missing page. */
export const loader = load(async (visit) => {
  const slug = settings().brandSlug
  refuseUnless(visit.params.managed === `managed-by-${slug}`, 'not_found')
  return { ...(await ownProgramsOf(visit, 'product')), slug, brand: settings().brandName }
})
type Page = Awaited<ReturnType<typeof loader>>

/** The programs that the platform team manages for a company. */
export default function ProductManagedPrograms() {
  const words = useWords(programListWords)
  const { slug, brand, ...programs } = useLoaderData<typeof loader>()
  return (
    <OwnPrograms
      title={words.managedByTitle({ brand })}
      root={`/company/programs/managed-by-${slug}`}
      managers={false}
      {...programs}
    />
  )
}
