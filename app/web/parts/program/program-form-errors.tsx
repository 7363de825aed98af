import { useErrorsOf } from '@cakrawala/page-parts/form'
import { FormErrorSummary } from '@cakrawala/ui/form-error-summary'
import { rewardedBands } from '#domain/program/reward-grid.ts'
import { programWords } from '#i18n/program.ts'
import { programFormWords } from '#i18n/program-form.ts'
import { useWords } from '../locale.tsx'
import { useChallengeLabels } from './program-form-challenge.tsx'

/** What is wrong in a refused program, in the order of its fields, each a way to its field. `rows` of the scope. */
export function ProgramFormErrors({ rows }: { rows: number }) {
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
  return <FormErrorSummary title={words.problems} errors={useErrorsOf(labels)} />
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
