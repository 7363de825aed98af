import { shownName } from '#infra/uploads.ts'
import { isRefusal, Refusal } from '#kernel/refusal.ts'

/** Throws an error again, with the name of the refused file where it is about the field `files`. */
export function tellWhichFile({ name }: File, error: unknown): never {
  if (!isRefusal(error) || !error.fields.files) throw error
  const file = shownName(name)
  const files = error.fields.files.map(({ key, params }) => ({ key, params: { ...params, file } }))
  throw new Refusal(error.code, { fields: { files } })
}
