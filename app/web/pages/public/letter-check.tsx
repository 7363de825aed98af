import { CodeCheck } from '@cakrawala/page-parts/code-check'
import { useLoaderData } from 'react-router'
import { letterWords } from '#i18n/letters.ts'
import { askedCode } from '#web/http/asked-code.ts'
import { load } from '#web/http/open.ts'
import { useWords } from '#web/parts/locale.tsx'
import { pageTitle } from '#web/parts/title.ts'

export const meta = pageTitle(
  letterWords,
  (words) => words.checkTitle,
  (words) => words.checkLead,
)

export const loader = load((visit) => askedCode(visit, '/letters'))

export default function LetterCheck() {
  const { refused } = useLoaderData<typeof loader>()
  return <CodeCheck words={useWords(letterWords)} root="/letters" refused={refused} />
}
