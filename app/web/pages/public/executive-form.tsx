import { useFieldError, useTyped } from '@cakrawala/page-parts/form'
import { PublicForm, PublicLine } from '@cakrawala/page-parts/public-form'
import { ButtonLink } from '@cakrawala/ui/button-link'
import { Checkbox } from '@cakrawala/ui/checkbox'
import { Notice } from '@cakrawala/ui/notice'
import Download from 'lucide-react/icons/download'
import { articleWords } from '#i18n/articles.ts'
import { L, usePath, useWords } from '#web/parts/locale.tsx'
import { useBrand } from '#web/parts/root-facts.tsx'

/**
 * @param mark the anti-bot token of this form, made by the loader; a refused form keeps the one it was opened
 *   with
 */
export function DownloadForm({ mark, late }: { mark: string; late: boolean }) {
  const { executive: words } = useWords(articleWords)
  const { fields } = words
  return (
    <div className="grid gap-4">
      {late && (
        <Notice tone="warning" title={words.lateTitle}>
          {words.lateText}
        </Notice>
      )}
      <PublicForm
        intent="download"
        mark={mark}
        words={{ ...words, title: words.form, subtitle: words.formText, send: words.submit }}
      >
        <PublicLine name="name" label={fields.name} autoComplete="name" />
        <PublicLine name="email" label={fields.email} type="email" autoComplete="email" />
        <PublicLine name="job" label={fields.job} />
        <PublicLine name="position" label={fields.position} autoComplete="organization-title" />
        <PublicLine name="company" label={fields.company} autoComplete="organization" />
        <Consent />
      </PublicForm>
    </div>
  )
}

function Consent() {
  const { executive: words } = useWords(articleWords)
  const { name: brand } = useBrand()
  return (
    <div className="grid gap-2">
      <Checkbox
        name="consent"
        value="yes"
        label={words.consent({ brand })}
        defaultChecked={useTyped('consent') === 'yes'}
        error={useFieldError('consent', words.consentLabel)}
        required
      />
      <L to="/privacy-policy" className="justify-self-start text-sm text-samudra-text underline">
        {words.privacy}
      </L>
    </div>
  )
}

/** After the form: the signed link to the PDF. */
export function DownloadReady({ slug, token }: { slug: string; token: string }) {
  const { executive: words } = useWords(articleWords)
  const path = usePath()
  return (
    <Notice
      tone="success"
      title={words.readyTitle}
      action={
        <ButtonLink
          to={path(`/publication/cyber-security-executive/${slug}/pdf?t=${token}`)}
          icon={<Download aria-hidden />}
          variant="primary"
          reloadDocument
          download
        >
          {words.download}
        </ButtonLink>
      }
    >
      {words.readyText}
    </Notice>
  )
}
