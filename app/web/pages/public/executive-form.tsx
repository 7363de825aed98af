import Download from 'lucide-react/icons/download'
import { articleWords } from '#i18n/articles.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Notice } from '#ui/notice.tsx'
import { Panel } from '#ui/panel.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { ActForm, FormField, SubmitButton, useFieldError, useRefused, useTyped } from '#web/parts/form.tsx'
import { L, usePath, useWords } from '#web/parts/locale.tsx'
import { useBrand } from '#web/parts/root-facts.tsx'

/** @param mark of this form, made by the loader; a refused form keeps the one it was opened with */
export function DownloadForm({ mark, late }: { mark: string; late: boolean }) {
  const { executive: words } = useWords(articleWords)
  return (
    <div className="grid gap-4">
      {late && (
        <Notice tone="warning" title={words.lateTitle}>
          {words.lateText}
        </Notice>
      )}
      <Panel title={words.form} subtitle={words.formText}>
        <ActForm intent="download" className="grid gap-5">
          <Fields mark={mark} />
          <div>
            <SubmitButton variant="accent">{words.submit}</SubmitButton>
          </div>
        </ActForm>
      </Panel>
    </div>
  )
}

function Fields({ mark }: { mark: string }) {
  const { executive: words } = useWords(articleWords)
  const refused = useRefused()
  return (
    <>
      {refused && <Notice tone="warning">{words.failed}</Notice>}
      <input type="hidden" name="form" value={useTyped('form', mark) ?? ''} />
      <Lure />
      <Line name="name" autoComplete="name" />
      <Line name="email" type="email" autoComplete="email" />
      <Line name="job" autoComplete="off" />
      <Line name="position" autoComplete="organization-title" />
      <Line name="company" autoComplete="organization" />
      <Consent />
    </>
  )
}

type LineProps = {
  name: 'name' | 'email' | 'job' | 'position' | 'company'
  autoComplete: string
  type?: 'text' | 'email'
}

function Line({ name, type = 'text', autoComplete }: LineProps) {
  const { fields } = useWords(articleWords).executive
  return (
    <FormField name={name} label={fields[name]} required>
      <TextInput type={type} maxLength={254} autoComplete={autoComplete} defaultValue={useTyped(name)} />
    </FormField>
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

/** A field nobody sees, hears or reaches by keyboard: only a machine fills it in. */
function Lure() {
  const { reference } = useWords(articleWords).executive
  return (
    <div aria-hidden className="sr-only">
      <label>
        {reference}
        <input type="text" name="reference" tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
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
