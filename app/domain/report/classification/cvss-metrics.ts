export const cvssVersions = ['3.1', '4.0'] as const
export type CvssVersion = (typeof cvssVersions)[number]

/** One base metric: its code in the vector, the word key of its name, and its values, worst first where they have an order. */
export type CvssMetric = {
  readonly code: string
  readonly key: string
  readonly values: readonly { readonly code: string; readonly key: string }[]
}
/** Metric code → value code, for example `{ AV: 'N', AC: 'L', … }`. */
export type CvssChoices = Readonly<Record<string, string>>

const attackVector = metric('AV attack_vector', 'N network', 'A adjacent', 'L local', 'P physical')
const attackComplexity = metric('AC attack_complexity', 'L low', 'H high')
const privileges = metric('PR privileges_required', 'N none', 'L low', 'H high')

/** The base metrics of both versions in the order of their vector strings. Keys are words of the catalogues. */
export const cvssMetrics: Readonly<Record<CvssVersion, readonly CvssMetric[]>> = {
  '3.1': [
    attackVector,
    attackComplexity,
    privileges,
    metric('UI user_interaction', 'N none', 'R required'),
    metric('S scope', 'C changed', 'U unchanged'),
    metric('C confidentiality', 'H high', 'L low', 'N none'),
    metric('I integrity', 'H high', 'L low', 'N none'),
    metric('A availability', 'H high', 'L low', 'N none'),
  ],
  '4.0': [
    attackVector,
    attackComplexity,
    metric('AT attack_requirements', 'N none', 'P present'),
    privileges,
    metric('UI user_interaction', 'N none', 'P passive', 'A active'),
    metric('VC vulnerable_confidentiality', 'H high', 'L low', 'N none'),
    metric('VI vulnerable_integrity', 'H high', 'L low', 'N none'),
    metric('VA vulnerable_availability', 'H high', 'L low', 'N none'),
    metric('SC subsequent_confidentiality', 'H high', 'L low', 'N none'),
    metric('SI subsequent_integrity', 'H high', 'L low', 'N none'),
    metric('SA subsequent_availability', 'H high', 'L low', 'N none'),
  ],
}

function metric(name: string, ...values: string[]): CvssMetric {
  return { ...codeAndKey(name), values: values.map(codeAndKey) }
}

function codeAndKey(pair: string): { code: string; key: string } {
  const [code = '', key = ''] = pair.split(' ')
  return { code, key }
}
