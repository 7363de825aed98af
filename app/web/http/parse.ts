import { inputParser } from '@cakrawala/form-body/parse-input'
import { isRefusal, Refusal } from '#kernel/refusal.ts'
import { longestValue } from '#web/http/form/read-form.ts'

/** Reading through a schema. @throws Refusal invalid_input with message keys per field (422) */
export const { parseForm, parseInput } = inputParser({
  longestValue,
  refuse: (fields) => {
    throw new Refusal('invalid_input', { fields })
  },
})

/** Reads two parts of one form: what is wrong with both is told in one answer. @throws what either throws */
export function readBoth<A, B>(one: () => A, other: () => B): [A, B] {
  const [first, second] = [refusalOf(one), refusalOf(other)]
  if ('value' in first && 'value' in second) return [first.value, second.value]
  const refused = [first, second].flatMap(({ refusal }) => refusal ?? [])
  // A file that is too large is answered as such, whatever else is wrong.
  const code = refused.find((one) => one.code !== 'invalid_input')?.code ?? 'invalid_input'
  throw new Refusal(code, { fields: Object.assign({}, ...refused.map(({ fields }) => fields)) })
}

function refusalOf<T>(read: () => T): { value: T; refusal?: never } | { refusal: Refusal } {
  try {
    return { value: read() }
  } catch (error) {
    if (!isRefusal(error) || Object.keys(error.fields).length === 0) throw error
    return { refusal: error }
  }
}
