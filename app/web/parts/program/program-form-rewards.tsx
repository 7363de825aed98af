import { FormField, useFieldError } from '@cakrawala/page-parts/form'
import { Badge } from '@cakrawala/ui/badge'
import { Button } from '@cakrawala/ui/button'
import { FieldError } from '@cakrawala/ui/field-error'
import { FormSection } from '@cakrawala/ui/form-section'
import { MoneyInput } from '@cakrawala/ui/money-input'
import { RadioGroup } from '@cakrawala/ui/radio-group'
import { TextInput } from '@cakrawala/ui/text-input'
import { rewardTypes } from '#domain/program/program.ts'
import {
  type RewardedBand,
  retestOffer,
  rewardedBands,
  rewardPresetNames,
} from '#domain/program/reward-grid.ts'
import { programWords } from '#i18n/program.ts'
import { programFormWords } from '#i18n/program-form.ts'
import { formatRupiah } from '#kernel/money.ts'
import { useWords } from '../locale.tsx'
import { type FormTexts, useFormTexts } from './program-form-values.ts'

/** Kind of reward, then an amount or item for each risk level; what the kind does not pay is ignored. */
export function ProgramFormRewards({ kept }: { kept: FormTexts }) {
  const words = useWords(programFormWords)
  const names = useWords(programWords).rewardTypes
  const { at } = useFormTexts(kept)
  return (
    <FormSection number={4} title={words.rewards} hint={words.rewardsHint}>
      <RadioGroup
        name="rewardType"
        legend={words.rewardType}
        columns={4}
        required
        defaultValue={at('rewardType')}
        error={useFieldError('rewardType', words.rewardType)}
        options={rewardTypes.map((value) => ({ value, label: names[value] }))}
      />
      <MoneyGrid kept={kept} />
      <OtherRewards kept={kept} />
      <RetestReward kept={kept} />
    </FormSection>
  )
}

function MoneyGrid({ kept }: { kept: FormTexts }) {
  const words = useWords(programFormWords)
  const error = useFieldError('grid', words.gridLegend)
  return (
    <fieldset id="field-grid" className="grid gap-3 group-has-[[value=points]:checked]/program:hidden">
      <legend className="float-left font-semibold">{words.gridLegend}</legend>
      <div className="clear-both flex flex-wrap items-center gap-2">
        <span className="text-ink-soft">{words.presets}</span>
        {rewardPresetNames.map((name) => (
          <Button key={name} size="sm" name="preset" value={name}>
            {words.presetNames[name]}
          </Button>
        ))}
      </div>
      {error && <FieldError id="field-grid-error">{error}</FieldError>}
      {rewardedBands.map((band) => (
        <GridRow key={band} band={band} kept={kept} />
      ))}
    </fieldset>
  )
}

function GridRow({ band, kept }: { band: RewardedBand; kept: FormTexts }) {
  const words = useWords(programFormWords)
  const name = useWords(programWords).bands[band]
  const { at } = useFormTexts(kept)
  return (
    <div className="grid grid-cols-2 items-start gap-x-3 gap-y-2 md:grid-cols-[6rem_1fr_1fr]">
      <span className="max-md:col-span-2 md:pt-8">
        <Badge tone={`severity-${band}`}>{name}</Badge>
      </span>
      <FormField name={`grid.${band}.least`} label={words.least({ band: name })}>
        <MoneyInput defaultValue={at(`grid.${band}.least`)} />
      </FormField>
      <FormField name={`grid.${band}.most`} label={words.most({ band: name })}>
        <MoneyInput defaultValue={at(`grid.${band}.most`)} />
      </FormField>
    </div>
  )
}

function RetestReward({ kept }: { kept: FormTexts }) {
  const words = useWords(programFormWords)
  const { at } = useFormTexts(kept)
  const most = formatRupiah(retestOffer.most)
  return (
    <div className="group-has-[[value=points]:checked]/program:hidden group-has-[[name=rewardType][value=other]:checked]/program:hidden">
      <FormField name="retestReward" label={words.retest} hint={words.retestHint({ most })}>
        <MoneyInput defaultValue={at('retestReward')} />
      </FormField>
    </div>
  )
}

function OtherRewards({ kept }: { kept: FormTexts }) {
  const words = useWords(programFormWords)
  const { bands } = useWords(programWords)
  const { at } = useFormTexts(kept)
  const error = useFieldError('otherRewards', words.otherLegend)
  return (
    <fieldset
      id="field-otherRewards"
      className="grid gap-3 group-has-[[value=points]:checked]/program:hidden md:grid-cols-2"
    >
      <legend className="float-left font-semibold md:col-span-2">{words.otherLegend}</legend>
      {error && <FieldError id="field-otherRewards-error">{error}</FieldError>}
      {rewardedBands.map((band) => (
        <FormField key={band} name={`otherRewards.${band}`} label={words.other({ band: bands[band] })}>
          <TextInput maxLength={120} defaultValue={at(`otherRewards.${band}`)} />
        </FormField>
      ))}
    </fieldset>
  )
}
