import { inputParser } from '@cakrawala/form-body/parse-input'
import { Refusal } from '#kernel/refusal.ts'
import { longestValue } from '#web/http/form/read-form.ts'

/** Reading through a schema. @throws Refusal invalid_input with message keys per field (422) */
export const { parseForm, parseInput } = inputParser({
  longestValue,
  refuse: (fields) => {
    throw new Refusal('invalid_input', { fields })
  },
})
