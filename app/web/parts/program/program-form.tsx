import { ActForm, FormField, SubmitButton, useFieldError, useWrongOf } from '@cakrawala/page-parts/form'
import { Button } from '@cakrawala/ui/button'
import { FormErrorSummary } from '@cakrawala/ui/form-error-summary'
import { FormSection } from '@cakrawala/ui/form-section'
import { RadioGroup } from '@cakrawala/ui/radio-group'
import { TextArea } from '@cakrawala/ui/text-area'
import { TextInput } from '@cakrawala/ui/text-input'
import type { ReactNode } from 'react'
import { visibilities } from '#domain/program/program.ts'
import { rewardedBands } from '#domain/program/reward-grid.ts'
import { programWords } from '#i18n/program.ts'
import { programFormWords } from '#i18n/program-form.ts'
import { useWords } from '#web/parts/locale.tsx'
import { MarkdownArea } from '../writing/markdown-area.tsx'
import { ProgramFormBasics } from './program-form-basics.tsx'
import { ProgramFormChallenge, useChallengeLabels } from './program-form-challenge.tsx'
import { ProgramFormRewards } from './program-form-rewards.tsx'
import { ProgramFormScope } from './program-form-scope.tsx'
import { type FormTexts, useFormTexts, useScopeRows } from './program-form-values.ts'

type ProgramFormProps = {
  kept: FormTexts
  /** Hidden fields that tell forms apart: the key of a new program, or the version an edit began from. */
  children: ReactNode
  /** Only the platform team chooses for whom it writes. */
  companies?: readonly { id: string; name: string }[] | undefined
  /** Names of the company's proved assets, offered as targets; undefined where the company is not known yet. */
  proved?: readonly string[] | undefined
  /** Kind and management are fixed once the program went to review. */
  managementFixed?: boolean | undefined
  submitLabel: string
  cancelTo: string
}

/** The one form of a program, for companies and the platform team; every button works without scripts. */
export function ProgramForm({
  kept,
  children,
  companies,
  proved,
  managementFixed,
  ...foot
}: ProgramFormProps) {
  const words = useWords(programFormWords)
  const { turn } = useFormTexts(kept)
  return (
    <ActForm intent="save" listsErrors preventScrollReset className="group/program grid gap-4">
      {/* Enter in a field must save, not press the first button that happens to follow. */}
      <button type="submit" tabIndex={-1} aria-hidden className="sr-only" />
      {children}
      <ProgramFormErrors rows={useScopeRows(kept).length} />
      <div key={turn} className="rounded border border-line bg-surface p-4 md:p-6">
        <ProgramFormBasics kept={kept} companies={companies} fixed={managementFixed ?? false} />
        <AboutSection kept={kept} />
        <ProgramFormScope kept={kept} proved={proved} />
        <ProgramFormRewards kept={kept} />
        <TermSection kept={kept} />
        <ProgramFormChallenge kept={kept} />
      </div>
      <div className="flex flex-wrap justify-end gap-2">
        <Button to={foot.cancelTo} variant="quiet">
          {words.cancel}
        </Button>
        <SubmitButton>{foot.submitLabel}</SubmitButton>
      </div>
    </ActForm>
  )
}

function AboutSection({ kept }: { kept: FormTexts }) {
  const words = useWords(programFormWords)
  const { at } = useFormTexts(kept)
  return (
    <FormSection number={2} title={words.about} hint={words.aboutHint}>
      <FormField name="title" label={words.title} required>
        <TextInput maxLength={120} defaultValue={at('title')} />
      </FormField>
      <FormField name="summary" label={words.summary} hint={words.summaryHint} required>
        <TextArea rows={2} maxLength={300} defaultValue={at('summary')} />
      </FormField>
      <FormField name="descriptionMd" label={words.description} hint={words.descriptionHint} required>
        <MarkdownArea
          rows={12}
          className="min-h-48 md:min-h-60"
          maxLength={20_000}
          defaultValue={at('descriptionMd')}
        />
      </FormField>
      <FormField name="publicationRules" label={words.publicationRules} hint={words.publicationHint} required>
        <TextArea rows={4} maxLength={5_000} defaultValue={at('publicationRules')} />
      </FormField>
    </FormSection>
  )
}

function TermSection({ kept }: { kept: FormTexts }) {
  const words = useWords(programFormWords)
  const names = useWords(programWords).visibilities
  const { at } = useFormTexts(kept)
  return (
    <FormSection number={5} title={words.access} hint={words.accessHint}>
      <RadioGroup
        name="visibility"
        legend={words.visibility}
        columns={2}
        required
        defaultValue={at('visibility')}
        error={useFieldError('visibility', words.visibility)}
        options={visibilities.map((value) => ({
          value,
          label: names[value],
          hint: words.visibilityHints[value],
        }))}
      />
      {/* A challenge is valid until it ends. */}
      <div className="group-has-[[value=challenge]:checked]/program:hidden">
        <FormField name="validUntil" label={words.validUntil} hint={words.validUntilHint} required>
          <TextInput type="date" defaultValue={at('validUntil')} />
        </FormField>
      </div>
    </FormSection>
  )
}

/** What is wrong in a refused program, in the order of its fields, each a way to its field. `rows` of the scope. */
function ProgramFormErrors({ rows }: { rows: number }) {
  const words = useWords(programFormWords)
  const labels = {
    companyId: words.companyLabel,
    kind: words.kind,
    managedBy: words.managedBy,
    title: words.title,
    summary: words.summary,
    descriptionMd: words.description,
    publicationRules: words.publicationRules,
    scope: words.scope,
    ...useScopeLabels(rows),
    outOfScope: words.outOfScope,
    rewardType: words.rewardType,
    grid: words.gridLegend,
    ...useRewardLabels(),
    visibility: words.visibility,
    validUntil: words.validUntil,
    ...useChallengeLabels(),
  }
  return <FormErrorSummary title={words.problems} errors={useWrongOf(labels)} />
}

function useScopeLabels(rows: number): Record<string, string> {
  const words = useWords(programFormWords)
  const labels: Record<string, string> = {}
  for (let row = 0; row < rows; row++) {
    labels[`scope.${row}.type`] = words.scopeType
    labels[`scope.${row}.target`] = words.scopeRow({ row: row + 1 })
    labels[`scope.${row}.note`] = words.scopeNote
  }
  return labels
}

function useRewardLabels(): Record<string, string> {
  const words = useWords(programFormWords)
  const { bands } = useWords(programWords)
  const labels: Record<string, string> = {}
  for (const name of rewardedBands) {
    labels[`grid.${name}.least`] = words.least({ band: bands[name] })
    labels[`grid.${name}.most`] = words.most({ band: bands[name] })
  }
  labels.otherRewards = words.otherLegend
  for (const name of rewardedBands) labels[`otherRewards.${name}`] = words.other({ band: bands[name] })
  labels.retestReward = words.retest
  return labels
}
