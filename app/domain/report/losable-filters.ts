/** Filters whose values name something that may be gone, or out of the viewer's sight. */
export const losableFilters = ['program', 'hunter', 'target', 'company', 'label', 'assignee'] as const
export type LosableFilter = (typeof losableFilters)[number]
