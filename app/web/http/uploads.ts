import { keepFile } from '#domain/account/keep-file.server.ts'
import { attachFiles } from '#domain/report/attach-file.server.ts'
import type { Person } from '#kernel/actor.ts'

/** The files really chosen under a name; browsers send an empty one for an untouched input. */
export function filesIn(form: FormData, name = 'files'): File[] {
  return form.getAll(name).filter((value): value is File => typeof value !== 'string' && value.size > 0)
}

/** Keeps uploads one after the other and hangs them on a report. @throws Refusal as `keepFile` and `attachFiles` */
export async function attachUploads(
  actor: Person,
  reportId: string,
  uploads: readonly File[],
): Promise<void> {
  const fileIds: string[] = []
  for (const file of uploads) fileIds.push((await keepFile(actor, 'report', file, 'files')).fileId)
  await attachFiles(actor, reportId, fileIds)
}
