/** Parts of a curriculum vitae (specification §3: certifications, work experience, training, formal education). */
export const entryKinds = ['certification', 'work', 'training', 'education'] as const
export type EntryKind = (typeof entryKinds)[number]

/** No more lines of one kind, and no more skills, than a reader would read. */
export const mostEntries = 30
export const mostSkills = 40
