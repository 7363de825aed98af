import { flag, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { losableFilters } from '../losable-filters.ts'
import { reportColumns } from './report-columns.ts'

/** A view in the list of views. */
export const savedView = z.object({
  id: text,
  name: text,
  /** Whose it is; null for the reader's own, and where the person is no colleague any more. */
  owner: text.nullable(),
  ...{ mine: flag, shared: flag, mayChange: flag },
  /** The reader's list opens with it. */
  isDefault: flag,
})
export type SavedView = z.infer<typeof savedView>

/** How the reader has their list. */
export const listSettings = z.object({
  views: z.array(savedView),
  /** The columns they chose; null for the usual ones. */
  columns: z.array(z.enum(reportColumns)).nullable(),
  mayShare: flag,
})
export type ListSettings = z.infer<typeof listSettings>

/** A view as it opens. */
export const openedView = savedView.extend({
  /** What narrows and orders the list, as in its address, without what is lost. */
  query: text,
  columns: z.array(z.enum(reportColumns)).nullable(),
  /** Filters with a value that is gone or that the reader may not know of. */
  lost: z.array(z.enum(losableFilters)),
})
export type OpenedView = z.infer<typeof openedView>
