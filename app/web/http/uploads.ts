import { filesAtMost } from '#domain/report/attach-file.server.ts'
import { attachUpload } from '#domain/report/attach-upload.server.ts'
import { shownName } from '#infra/uploads.ts'
import type { Person } from '#kernel/actor.ts'
import { isRefusal, Refusal, refuseField } from '#kernel/refusal.ts'

/** The files really chosen under a name; browsers send an empty one for an untouched input. */
export function filesIn(form: FormData, name = 'files'): File[] {
  return form.getAll(name).filter((value): value is File => typeof value !== 'string' && value.size > 0)
}

/**
 * Stores uploads one after the other and hangs each on a report at once: those before a refused one stay.
 * @throws Refusal as `attachUpload`; more than a report holds are refused before any is stored
 */
export async function attachUploads(
  actor: Person,
  reportId: string,
  uploads: readonly File[],
): Promise<void> {
  if (uploads.length > filesAtMost) refuseField('files', 'too_many', { max: filesAtMost })
  for (const file of uploads) {
    await attachUpload(actor, reportId, file, 'files').catch((error) => tellWhich(file, error))
  }
}

/** Adds the name of the refused file to its error. */
function tellWhich({ name }: File, error: unknown): never {
  if (!isRefusal(error) || !error.fields.files) throw error
  const file = shownName(name)
  const files = error.fields.files.map(({ key, params }) => ({ key, params: { ...params, file } }))
  throw new Refusal(error.code, { fields: { files } })
}
