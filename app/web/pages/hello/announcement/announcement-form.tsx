import { hour } from '@cakrawala/calendar/clock'
import { ActForm, FormField, SubmitButton, useTyped } from '@cakrawala/page-parts/form'
import { choicesOf } from '@cakrawala/page-parts/list-filters'
import { SeenVersion } from '@cakrawala/page-parts/seen-version'
import { FormSection } from '@cakrawala/ui/form-section'
import { Notice } from '@cakrawala/ui/notice'
import { Select } from '@cakrawala/ui/select'
import { TextInput } from '@cakrawala/ui/text-input'
import { announcementLevels, announcementLimits, audiences } from '#domain/announcement/announcement.ts'
import type { StoredContent } from '#domain/announcement/announcement-view.ts'
import { announcementWords } from '#i18n/announcements.ts'
import { usePath, useWords } from '#web/parts/locale.tsx'
import { MarkdownArea } from '#web/parts/writing/markdown-area.tsx'

type AnnouncementFormProps = {
  /** Its present text; null for a new one. */
  kept: StoredContent | null
  /** The one whose next version it writes. */
  edited?: { id: string; version: number }
  /** Of a new one: sent twice, it makes one. */
  formKey?: string
  /** It is live: beginning and audience stay. */
  live?: boolean
}

/** An announcement in both languages, with whom it is for and when. */
export function AnnouncementForm({ kept, edited, formKey, live = false }: AnnouncementFormProps) {
  const { form } = useWords(announcementWords)
  const path = usePath()
  return (
    <ActForm intent="save" className="grid gap-8">
      {edited && (
        <SeenVersion
          name="version"
          version={edited.version}
          kept={path(`/hello/announcements/${edited.id}`)}
        />
      )}
      {formKey && <FormKey formKey={formKey} />}
      <FormSection number={1} title={form.indonesian}>
        <Texts names={['title', 'text']} kept={kept} lang="id" />
      </FormSection>
      <FormSection number={2} title={form.english} hint={form.englishHint}>
        <Texts names={['titleEn', 'textEn']} kept={kept} lang="en" />
      </FormSection>
      <FormSection number={3} title={form.when}>
        {live && <Notice>{form.fixed}</Notice>}
        <When kept={kept} />
      </FormSection>
      <div>
        <SubmitButton>{kept ? form.save : form.saveDraft}</SubmitButton>
      </div>
    </ActForm>
  )
}

/** A refused form keeps the key it was opened with. */
function FormKey({ formKey }: { formKey: string }) {
  return <input type="hidden" name="key" value={useTyped('key', formKey) ?? ''} />
}

type TextsProps = {
  names: readonly ['title' | 'titleEn', 'text' | 'textEn']
  kept: StoredContent | null
  lang: 'id' | 'en'
}

function Texts({ names: [title, text], kept, lang }: TextsProps) {
  const { form } = useWords(announcementWords)
  const { title: titles, text: texts } = announcementLimits
  return (
    <>
      <FormField name={title} label={form[title]} required>
        <TextInput maxLength={titles.most} lang={lang} defaultValue={useTyped(title, kept?.[title])} />
      </FormField>
      <FormField name={text} label={form[text]} hint={form.textHint} required>
        <MarkdownArea
          rows={8}
          maxLength={texts.most}
          lang={lang}
          defaultValue={useTyped(text, kept?.[text])}
        />
      </FormField>
    </>
  )
}

function When({ kept }: { kept: StoredContent | null }) {
  const { form, audiences: audienceNames, levels } = useWords(announcementWords)
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <FormField name="audience" label={form.audience} required>
        <Select
          options={choicesOf(audiences, audienceNames)}
          defaultValue={useTyped('audience', kept?.audience ?? 'everybody')}
        />
      </FormField>
      <FormField name="level" label={form.level} hint={form.levelHint} required>
        <Select
          options={choicesOf(announcementLevels, levels)}
          defaultValue={useTyped('level', kept?.level ?? 'news')}
        />
      </FormField>
      <FormField name="from" label={form.from} required>
        <TextInput type="datetime-local" defaultValue={useTyped('from', minuteOf(kept?.from))} />
      </FormField>
      <FormField name="until" label={form.until} required>
        <TextInput type="datetime-local" defaultValue={useTyped('until', minuteOf(kept?.until))} />
      </FormField>
    </div>
  )
}

/** A stored moment as `datetime-local` takes it, in Western Indonesia Time. */
function minuteOf(moment: string | undefined): string | undefined {
  if (moment === undefined) return undefined
  return new Date(Date.parse(moment) + 7 * hour).toISOString().slice(0, 16)
}
