import { useLoaderData } from 'react-router'
import { programListWords } from '#i18n/program-list.ts'
import { programsFileOf } from '#web/http/csv/program-csv.ts'
import { load } from '#web/http/open.ts'
import { ownProgramsOf } from '#web/http/program/own-programs.ts'
import { useWords } from '#web/parts/locale.tsx'
import { OwnPrograms } from '#web/parts/program/own-programs.tsx'
import { pageTitle } from '#web/parts/title.ts'

export const meta = pageTitle(programListWords, (words) => words.ownTitle)

const programsFile = programsFileOf()

export const middleware = [...programsFile.middleware]
export const action = programsFile.action
export const headers = programsFile.headers

export const loader = load((visit) => ownProgramsOf(visit))

/** All programs of a company. */
export default function CompanyPrograms() {
  const words = useWords(programListWords)
  return <OwnPrograms title={words.ownTitle} root="/company/programs" {...useLoaderData<typeof loader>()} />
}
