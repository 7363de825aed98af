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
  const [first, second] = [refusedFields(one), refusedFields(other)]
  if ('value' in first && 'value' in second) return [first.value, second.value]
  throw new Refusal('invalid_input', { fields: { ...first.fields, ...second.fields } })
}

function refusedFields<T>(read: () => T): { value: T; fields?: never } | { fields: Refusal['fields'] } {
  try {
    return { value: read() }
  } catch (error) {
    if (!isRefusal(error) || Object.keys(error.fields).length === 0) throw error
    return { fields: error.fields }
  }
}
