import { type CvssVersion, cvssMetrics, cvssVersions } from '#domain/report/classification/cvss-metrics.ts'

/** Name of the radio group of one metric: `m31_AV`, `m40_AT`. */
export function metricName(version: CvssVersion, code: string): string {
  return `m${version.replace('.', '')}_${code}`
}

/**
 * The vector of the calculator's radio groups, canonical when complete; only the chosen metrics while it is
 * not; '' for none.
 */
export function vectorIn(form: FormData): string {
  const version = cvssVersions.find((one) => one === form.get('cvssVersion')) ?? '3.1'
  const parts = cvssMetrics[version].flatMap(({ code }) => {
    const value = form.get(metricName(version, code))
    return typeof value === 'string' && /^[A-Z]$/.test(value) ? [`${code}:${value}`] : []
  })
  return parts.length === 0 ? '' : [`CVSS:${version}`, ...parts].join('/')
}

/** A copy of a form with `cvssVector` instead of the calculator's own fields. */
export function withVector(form: FormData): FormData {
  const copy = new FormData()
  for (const [name, value] of form)
    if (!/^(?:m(?:31|40)_[A-Z]{1,2}|cvssVersion)$/.test(name)) copy.append(name, value)
  if (!copy.has('cvssVector')) copy.set('cvssVector', vectorIn(form))
  return copy
}

/** The choices of a whole or partial vector. */
export function choicesOf(vector: string | null | undefined): {
  version: CvssVersion
  choices: Record<string, string>
} {
  const [head = '', ...parts] = (vector ?? '').split('/')
  const version = cvssVersions.find((one) => head === `CVSS:${one}`) ?? '3.1'
  return { version, choices: Object.fromEntries(parts.map((part) => part.split(':'))) }
}
