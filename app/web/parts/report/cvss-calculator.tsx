import { useFieldError, useTyped } from '@cakrawala/page-parts/form'
import { RadioGroup } from '@cakrawala/ui/radio-group'
import { type FormEvent, useState } from 'react'
import { type CvssVersion, cvssMetrics, parseCvss } from '#domain/report/classification/cvss.ts'
import { cvssWords } from '#i18n/cvss.ts'
import { riskLevelOf } from '#kernel/risk-level.ts'
import { useWords } from '../locale.tsx'
import { choicesOf, metricName, vectorIn } from './cvss-form.ts'
import { SeverityBadge } from './report-status-badge.tsx'

type CvssCalculatorProps = {
  /** The field its error belongs to. */
  name?: string
  defaultVector?: string | null | undefined
}

/**
 * Base metrics of CVSS 3.1 and 4.0 as radio groups; the action reads them with `withVector`. The score follows every click
 * where scripts run; elsewhere the server shows it after the next save. `defaultVector` may be
 * a partial one.
 */
export function CvssCalculator({ name = 'cvssVector', defaultVector }: CvssCalculatorProps) {
  const words = useWords(cvssWords)
  const error = useFieldError(name, words.title)
  const saved = choicesOf(defaultVector)
  const version = useTyped('cvssVersion', saved.version)
  const [vector, setVector] = useState(defaultVector ?? '')
  const follow = ({ currentTarget }: FormEvent<HTMLElement>) => {
    const form = currentTarget.closest('form')
    if (form) setVector(vectorIn(new FormData(form)))
  }
  return (
    <fieldset
      onChange={follow}
      className="group grid gap-4"
      id={`field-${name}`}
      aria-describedby="cvss-score"
    >
      <legend className="mb-2 font-semibold">{words.title}</legend>
      <RadioGroup
        name="cvssVersion"
        legend={words.version}
        columns={2}
        defaultValue={version}
        error={error}
        options={[
          { value: '3.1', label: words.versions.v31 },
          { value: '4.0', label: words.versions.v40 },
        ]}
      />
      <div className="grid gap-4 group-has-[input[value='4.0']:checked]:hidden">
        <Metrics version="3.1" choices={saved.version === '3.1' ? saved.choices : {}} />
      </div>
      <div className="hidden gap-4 group-has-[input[value='4.0']:checked]:grid">
        <Metrics version="4.0" choices={saved.version === '4.0' ? saved.choices : {}} />
      </div>
      <Score vector={vector} />
    </fieldset>
  )
}

function Metrics({ version, choices }: { version: CvssVersion; choices: Record<string, string> }) {
  return cvssMetrics[version].map(({ code, key, values }) => (
    <Metric
      key={code}
      name={metricName(version, code)}
      {...{ code, word: key, values }}
      kept={choices[code]}
    />
  ))
}

type MetricProps = {
  name: string
  code: string
  word: string
  values: readonly { code: string; key: string }[]
  kept: string | undefined
}

function Metric({ name, code, word, values, kept }: MetricProps) {
  const { metrics, values: names } = useWords(cvssWords)
  const typed = useTyped(name, kept)
  const options = values.map((value) => ({
    value: value.code,
    label: `${names[value.key as keyof typeof names]} (${value.code})`,
  }))
  const legend = `${metrics[word as keyof typeof metrics]} (${code})`
  return (
    <RadioGroup
      name={name}
      legend={legend}
      options={options}
      defaultValue={typed}
      columns={values.length > 3 ? 4 : 3}
    />
  )
}

function Score({ vector }: { vector: string }) {
  const words = useWords(cvssWords)
  const cvss = parseCvss(vector)
  return (
    <output id="cvss-score" className="flex flex-wrap items-center gap-3 rounded bg-sunk p-4">
      {cvss ? (
        <>
          <span>
            {words.score} <strong className="text-lg tabular-nums">{cvss.score.toFixed(1)}</strong>
          </span>
          <SeverityBadge level={riskLevelOf(cvss.score)} />
          <code className="font-mono text-xs break-all">{cvss.vector}</code>
        </>
      ) : (
        <span className="text-ink-soft">{words.incomplete}</span>
      )}
    </output>
  )
}
