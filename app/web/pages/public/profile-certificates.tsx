import { Panel } from '@cakrawala/ui/panel'
import type { CertificateView } from '#domain/reward/certificate/certificate.ts'
import { certificateWords } from '#i18n/certificates.ts'
import { dateText } from '#i18n/moment.ts'
import { programWords } from '#i18n/program.ts'
import { L, useLocale, useWords } from '#web/parts/locale.tsx'
import { CertificateClassBadge } from '#web/parts/reward/certificate-class.tsx'

/** The program certificates a bughunter put on show; each leads to the page where anyone checks it. */
export function ProfileCertificates({ certificates }: { certificates: readonly CertificateView[] }) {
  const words = useWords(certificateWords)
  const { kinds } = useWords(programWords)
  const locale = useLocale()
  return (
    <Panel title={words.profile.title}>
      <ul className="grid gap-4 md:grid-cols-2">
        {certificates.map(({ code, program, company, kind, issuedAt, ...certificate }) => (
          <li key={code} className="grid min-w-0 justify-items-start gap-1">
            <L
              to={`/program-certificates/${code}`}
              className="font-semibold break-words text-samudra-text underline-offset-4 hover:underline"
            >
              {program ?? `${words.privateProgram} · ${kinds[kind]}`}
            </L>
            <span className="flex flex-wrap items-center gap-2 text-ink-soft">
              <CertificateClassBadge certificate={certificate} />
              {[company, dateText(issuedAt, locale)].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
