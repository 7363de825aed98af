import { tellWhichFile } from '#domain/account/files/tell-which-file.server.ts'
import { filesAtMost } from '#domain/report/attach-file.server.ts'
import { attachUpload } from '#domain/report/attach-upload.server.ts'
import type { Person } from '#kernel/actor.ts'
import { refuseField } from '#kernel/refusal.ts'

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
    await attachUpload(actor, reportId, file, 'files').catch((error) => tellWhichFile(file, error))
  }
}
