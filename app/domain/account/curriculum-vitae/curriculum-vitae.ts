/** Parts of a curriculum vitae (certifications, work experience, training, formal education). */
export const entryKinds = ['certification', 'work', 'training', 'education'] as const
export type EntryKind = (typeof entryKinds)[number]

/** No more lines of one kind, and no more skills, than a reader would read. */
export const mostEntries = 30
export const mostSkills = 40
export const longestSkill = 40
export const longestAbout = 5_000

/** @returns `YYYY-MM` of a month typed as `2024-05`, `2024/5`, `05/2024` or `5-2024`; null when it is none */
export function parseMonth(text: string): string | null {
  const [, first = '', second = ''] = /^(\d{1,4})[-/. ](\d{1,4})$/.exec(text.trim()) ?? []
  const [year, month] = first.length === 4 ? [first, second] : [second, first]
  const inYear = Number(month) >= 1 && Number(month) <= 12
  const readable = year.length === 4 && Number(year) >= 1930 && Number(year) <= 2130
  return inYear && readable && month.length <= 2 ? `${year}-${month.padStart(2, '0')}` : null
}

/** What companies look at, in the order they ask for it. */
export const completenessSteps = ['about', 'skills', 'experience', 'proof', 'place'] as const
type CompletenessStep = (typeof completenessSteps)[number]

/**
 * Which of these a profile contains: about, three skills, work or education, a certification or training, a
 * city.
 */
export function completenessOf(told: {
  about: string | null
  skills: readonly string[]
  kinds: readonly EntryKind[]
  city: string | null
}): Record<CompletenessStep, boolean> {
  return {
    about: Boolean(told.about),
    skills: told.skills.length >= 3,
    experience: told.kinds.includes('work') || told.kinds.includes('education'),
    proof: told.kinds.includes('certification') || told.kinds.includes('training'),
    place: Boolean(told.city),
  }
}
