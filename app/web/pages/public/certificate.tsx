import { Badge } from '@cakrawala/ui/badge'
import { Button } from '@cakrawala/ui/button'
import { ButtonLink } from '@cakrawala/ui/button-link'
import { DescriptionList } from '@cakrawala/ui/description-list'
import { Notice } from '@cakrawala/ui/notice'
import { PageHeader } from '@cakrawala/ui/page-header'
import { Panel } from '@cakrawala/ui/panel'
import { useLoaderData } from 'react-router'
import type { CertificateView } from '#domain/reward/certificate/certificate.ts'
import { certificateBehind } from '#domain/reward/certificate/certificate-queries.server.ts'
import { certificateWords } from '#i18n/certificates.ts'
import { dateText } from '#i18n/moment.ts'
import { programWords } from '#i18n/program.ts'
import { found } from '#kernel/refusal.ts'
import { linkHeaders } from '#web/http/link-page.ts'
import { load } from '#web/http/open.ts'
import { useLocale, usePath, useWords } from '#web/parts/locale.tsx'
import { CertificateClassBadge } from '#web/parts/reward/certificate-class.tsx'
import { useBrand } from '#web/parts/root-facts.tsx'
import { unlisted } from '#web/parts/seo/public-page.ts'
import { pageTitle } from '#web/parts/title.ts'

export const headers = linkHeaders
export const handle = unlisted
export const meta = pageTitle(certificateWords, (words) => words.title)

export const loader = load(async ({ params }) => found(await certificateBehind(params.hash ?? '')))

/** The content of a certificate and whether it is valid, for any holder of its code. */
export default function Certificate() {
  const certificate = useLoaderData<typeof loader>()
  const words = useWords(certificateWords)
  const path = usePath()
  const { name: brand } = useBrand()
  const { code, revokedAt } = certificate
  const date = dateText(revokedAt ?? certificate.issuedAt, useLocale())
  return (
    <div className="page grid gap-6 py-12">
      <PageHeader
        title={words.title}
        meta={
          <Badge tone={revokedAt ? 'danger' : 'success'}>{revokedAt ? words.revoked : words.valid}</Badge>
        }
        actions={
          <>
            <Button to={path('/program-certificates')} variant="quiet">
              {words.another}
            </Button>
            <ButtonLink to={path(`/program-certificates/${code}/pdf`)} reloadDocument download>
              {words.pdf}
            </ButtonLink>
          </>
        }
      />
      <Notice tone={revokedAt ? 'danger' : 'success'}>
        {revokedAt ? words.revokedNote({ date }) : words.validNote({ brand })}
      </Notice>
      <Facts certificate={certificate} brand={brand} />
    </div>
  )
}

function Facts({ certificate, brand }: { certificate: CertificateView; brand: string }) {
  const words = useWords(certificateWords)
  const { kinds } = useWords(programWords)
  const { bughunter, program, company, kind, issuedAt } = certificate
  const issued = dateText(issuedAt, useLocale())
  return (
    <Panel>
      <DescriptionList
        columns={2}
        items={[
          { key: 'bughunter', term: words.bughunter, value: bughunter },
          { key: 'class', term: words.class, value: <CertificateClassBadge certificate={certificate} /> },
          { key: 'program', term: words.program, value: program ?? words.privateProgram },
          ...(company ? [{ key: 'company', term: words.company, value: company }] : []),
          { key: 'kind', term: words.kind, value: kinds[kind] },
          { key: 'issued', term: words.issuedAt, value: issued },
          { key: 'issuer', term: words.issuer, value: brand },
        ]}
      />
    </Panel>
  )
}
