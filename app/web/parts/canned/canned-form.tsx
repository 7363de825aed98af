import { FormField, useTyped } from '@cakrawala/page-parts/form'
import { DescriptionList } from '@cakrawala/ui/description-list'
import { Panel } from '@cakrawala/ui/panel'
import { TextInput } from '@cakrawala/ui/text-input'
import { cannedBounds } from '#domain/report/canned/canned-answer.ts'
import { placeholderNames, placeholders } from '#domain/report/placeholder/placeholders.ts'
import { cannedWords } from '#i18n/canned.ts'
import { useWords } from '../locale.tsx'
import { MarkdownArea } from '../writing/markdown-area.tsx'

type Kept = { name: string; textId: string; textEn: string }

/** The fields of a canned answer, inside its form. */
export function CannedFields({ kept }: { kept: Kept | null }) {
  const words = useWords(cannedWords)
  return (
    <>
      <FormField name="name" label={words.name} hint={words.nameHint} required>
        <TextInput
          defaultValue={useTyped('name', kept?.name)}
          maxLength={cannedBounds.name}
          autoComplete="off"
        />
      </FormField>
      <FormField name="textId" label={words.textId} hint={words.textHint}>
        <MarkdownArea rows={6} lang="id" defaultValue={useTyped('textId', kept?.textId)} />
      </FormField>
      <FormField name="textEn" label={words.textEn} hint={words.textHint}>
        <MarkdownArea rows={6} lang="en" defaultValue={useTyped('textEn', kept?.textEn)} />
      </FormField>
    </>
  )
}

/** What may be written between braces, and what it becomes. */
export function PlaceholderList() {
  const words = useWords(cannedWords)
  return (
    <Panel title={words.placeholders} subtitle={words.placeholdersText}>
      <DescriptionList
        items={placeholders.map((one) => ({
          term: placeholderNames[one].map((name) => `{{${name}}}`).join(' / '),
          value: words.placeholderLabels[one],
        }))}
      />
    </Panel>
  )
}
