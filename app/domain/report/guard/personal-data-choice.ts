import { type DataKind, dataKinds } from '@cakrawala/personal-data/kinds'

/** What a writer decided about one value that was found in a text. */
type DataChoice = { choice: 'mask' | 'keep'; kind: DataKind; value: string }

export const choiceForm = new RegExp(`^(mask|keep):(${dataKinds.join('|')}):([^]+)$`)

/** A choice as forms and calls send it: `mask:nik:3173…` or `keep:card:4532…`. */
export function dataChoice(
  choice: DataChoice['choice'],
  { kind, value }: Pick<DataChoice, 'kind' | 'value'>,
): string {
  return `${choice}:${kind}:${value}`
}

/** Browsers send line ends as CRLF, texts are stored with LF. */
export function readChoices(typed: readonly string[]): DataChoice[] {
  return typed.flatMap((one) => {
    const [, choice, kind, value] = choiceForm.exec(one.replace(/\r\n?/g, '\n')) ?? []
    if (!choice || !kind || !value) return []
    return [{ choice: choice as DataChoice['choice'], kind: kind as DataKind, value }]
  })
}
