import { type Actor, isBughunter, isCompany, isOperator } from '#kernel/actor.ts'
import { text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'

/** Filters of a list of reports whose values are looked for: there are too many to offer all. */
export const searchedFilters = ['hunter', 'target', 'company', 'label', 'assignee'] as const
export type SearchedFilter = (typeof searchedFilters)[number]

/** A value of a filter, and what it is called. */
export const filterChoice = z.object({ value: text, label: text })
export type FilterChoice = z.infer<typeof filterChoice>

/** Which of them a viewer searches; the platform team's assignees are few and offered whole. */
export function mayFilterBy(viewer: Actor, filter: SearchedFilter): boolean {
  if (filter === 'target') return true
  if (filter === 'hunter') return !isBughunter(viewer)
  return filter === 'company' ? isOperator(viewer) : isCompany(viewer)
}
