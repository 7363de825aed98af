import type { Again } from '@cakrawala/page-parts/refused'
import { act } from '#web/http/open.ts'
import { actOnViews } from '#web/http/report-views.ts'
import { actInBulk, type BulkAnswer } from './bulk/bulk-acts.server.ts'

/** The forms of a list of reports: of several of them, and of its views and columns. @param root path of the list, without language */
export function listActs(root: string) {
  return act(
    async (visit, form): Promise<Response | BulkAnswer | Again> =>
      String(form.get('intent')).startsWith('bulk_') ? actInBulk(visit, form) : actOnViews(root, visit, form),
  )
}
