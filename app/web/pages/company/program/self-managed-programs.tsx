import { useLoaderData } from 'react-router'
import { programListWords } from '#i18n/program-list.ts'
import { programsFileOf } from '#web/http/csv/program-csv.ts'
import { load } from '#web/http/open.ts'
import { ownProgramsOf } from '#web/http/program/own-programs.ts'
import { useWords } from '#web/parts/locale.tsx'
import { OwnPrograms } from '#web/parts/program/own-programs.tsx'
import { pageTitle } from '#web/parts/title.ts'

const programsFile = programsFileOf('company')

export const middleware = [...programsFile.middleware]
export const action = programsFile.action
export const headers = programsFile.headers
export const meta = pageTitle(programListWords, (words) => words.selfManagedTitle)

export const loader = load((visit) => ownProgramsOf(visit, 'company'))

/** The programs a company manages itself. */
export default function SelfManagedPrograms() {
  const title = useWords(programListWords).selfManagedTitle
  return (
    <OwnPrograms
      title={title}
      root="/company/programs/self-managed"
      managers={false}
      {...useLoaderData<typeof loader>()}
    />
  )
}
