import { isCompany, isOperator, type Person } from '#kernel/actor.ts'

/** The lists of reports that have views, by the area they are in. */
export const reportLists = ['hello', 'company', 'bughunter'] as const
export type ReportList = (typeof reportLists)[number]

/** Views of one owner, letters of a name, and of what a view narrows by as in an address. */
export const savedViewBounds = { views: 50, name: 60, query: 4_000 } as const

/** The list of reports a person has. */
export function listOf(person: Person): ReportList {
  if (isOperator(person)) return 'hello'
  return isCompany(person) ? 'company' : 'bughunter'
}
