import {
  ActForm,
  FormField,
  SubmitButton,
  useFieldError,
  useRefused,
  useTyped,
} from '@cakrawala/page-parts/form'
import { SeenVersion } from '@cakrawala/page-parts/seen-version'
import { Button } from '@cakrawala/ui/button'
import { Checkbox } from '@cakrawala/ui/checkbox'
import { FileInput } from '@cakrawala/ui/file-input'
import { FormSection } from '@cakrawala/ui/form-section'
import { TextArea } from '@cakrawala/ui/text-area'
import { TextInput } from '@cakrawala/ui/text-input'
import type { ReactNode } from 'react'
import { articleTopics } from '#domain/publication/article.ts'
import type { ArticleAtWork } from '#domain/publication/article-view.ts'
import { articleQueueWords } from '#i18n/article-queue.ts'
import { articleWords } from '#i18n/articles.ts'
import { usePath, useWords } from '../locale.tsx'
import { MarkdownArea } from '../writing/markdown-area.tsx'
import { ArticleCover } from './article-cards.tsx'
import { ArticlePictures } from './article-pictures.tsx'

type ArticleFormProps = {
  /** Null for a new one. */
  article: ArticleAtWork | null
  /** Path of the page it is on, without language and whatever its title becomes; where there is an article. */
  place?: string
  /** Of a new one: sent twice, it begins one article. */
  formKey?: string
  /** What only some articles have, such as PDFs. */
  children?: ReactNode
}

/** The text of an article in both languages, with topics and cover; the same for the team and for bughunters. */
export function ArticleForm({ article, place, formKey, children }: ArticleFormProps) {
  const { form } = useWords(articleQueueWords)
  const path = usePath()
  return (
    <ActForm
      intent="save"
      encType="multipart/form-data"
      className="grid gap-8"
      {...(place ? { action: path(place) } : {})}
    >
      {article && place && <SeenVersion name="revision" version={article.revision} kept={path(place)} />}
      {formKey && <FormKey formKey={formKey} />}
      <ArticlePictures pictures={article?.pictures ?? []}>
        <FormSection number={1} title={form.texts} hint={form.textsHint}>
          <Texts kept={article?.inIndonesian} names={{ title: 'title', summary: 'summary', body: 'body' }} />
        </FormSection>
        <FormSection number={2} title={form.english} hint={form.englishHint}>
          <Texts
            kept={article?.inEnglish ?? undefined}
            names={{ title: 'titleEn', summary: 'summaryEn', body: 'bodyEn' }}
          />
        </FormSection>
      </ArticlePictures>
      <FormSection number={3} title={form.more}>
        <Topics kept={article?.topics ?? []} />
        <TextPictures />
        <Cover article={article} />
        {children}
      </FormSection>
      <div className="flex flex-wrap gap-3">
        <SubmitButton>{article ? form.save : form.saveDraft}</SubmitButton>
        <Button name="afterwards" value="preview">
          {form.savePreview}
        </Button>
      </div>
    </ActForm>
  )
}

/** A refused form keeps the key it was opened with. */
function FormKey({ formKey }: { formKey: string }) {
  return <input type="hidden" name="key" value={useTyped('key', formKey) ?? ''} />
}

type TextName = 'title' | 'summary' | 'body'
type TextsProps = {
  kept: Record<TextName, string> | undefined
  names: { title: 'title' | 'titleEn'; summary: 'summary' | 'summaryEn'; body: 'body' | 'bodyEn' }
}

function Texts({ kept, names: { title, summary, body } }: TextsProps) {
  const { form } = useWords(articleQueueWords)
  const lang = title === 'title' ? 'id' : 'en'
  return (
    <>
      <FormField name={title} label={form[title]} required={title === 'title'}>
        <TextInput maxLength={120} lang={lang} defaultValue={useTyped(title, kept?.title)} />
      </FormField>
      <FormField name={summary} label={form[summary]} hint={form.summaryHint}>
        <TextArea rows={3} maxLength={300} lang={lang} defaultValue={useTyped(summary, kept?.summary)} />
      </FormField>
      <FormField name={body} label={form[body]} hint={form.bodyHint}>
        <MarkdownArea
          rows={16}
          mono
          maxLength={40_000}
          lang={lang}
          defaultValue={useTyped(body, kept?.body)}
        />
      </FormField>
    </>
  )
}

function Topics({ kept }: { kept: readonly string[] }) {
  const { form } = useWords(articleQueueWords)
  const { topics } = useWords(articleWords)
  const refused = useRefused()
  const chosen = refused ? (refused.typed.topics ?? []) : kept
  const error = useFieldError('topics', form.topics)
  return (
    <fieldset className="grid gap-2">
      <legend className="font-semibold">{form.topics}</legend>
      <p className="text-xs text-ink-soft">{form.topicsHint}</p>
      <div className="grid gap-1 sm:grid-cols-2 lg:grid-cols-3">
        {articleTopics.map((topic) => (
          <Checkbox
            key={topic}
            id={`field-topics-${topic}`}
            name="topics"
            value={topic}
            label={topics[topic]}
            defaultChecked={chosen.includes(topic)}
          />
        ))}
      </div>
      {error && <p className="text-sm text-bata-text">{error}</p>}
    </fieldset>
  )
}

/** Pictures for the texts, which name them; the tools of the texts put theirs here as well. */
function TextPictures() {
  const { form } = useWords(articleQueueWords)
  return (
    <FormField name="files" label={form.pictures} hint={form.picturesHint}>
      <FileInput multiple accept="image/jpeg,image/png,image/webp" data-most={20} />
    </FormField>
  )
}

function Cover({ article }: { article: ArticleAtWork | null }) {
  const { form } = useWords(articleQueueWords)
  return (
    <div className="grid gap-3">
      {article && (
        <div className="max-w-xs">
          <ArticleCover kind={article.kind} slug={article.slug} fileId={article.coverFileId} />
        </div>
      )}
      <FormField name="cover" label={form.cover} hint={form.coverHint}>
        <FileInput accept="image/jpeg,image/png,image/webp" />
      </FormField>
      {article?.coverFileId && <Checkbox name="noCover" value="yes" label={form.noCover} />}
    </div>
  )
}
