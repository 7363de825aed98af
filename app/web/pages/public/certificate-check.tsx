import { CodeCheck } from '@cakrawala/page-parts/code-check'
import { useLoaderData } from 'react-router'
import { certificateWords } from '#i18n/certificates.ts'
import { askedCode } from '#web/http/asked-code.ts'
import { load } from '#web/http/open.ts'
import { useWords } from '#web/parts/locale.tsx'
import { pageTitle } from '#web/parts/title.ts'

export const meta = pageTitle(
  certificateWords,
  (words) => words.checkTitle,
  (words) => words.checkLead,
)

export const loader = load((visit) => askedCode(visit, '/program-certificates'))

export default function CertificateCheck() {
  const { refused } = useLoaderData<typeof loader>()
  return <CodeCheck words={useWords(certificateWords)} root="/program-certificates" refused={refused} />
}
