/** Whose a canned answer is: one's own, or shared by the platform team or by the people of a company. */
export const cannedScopes = ['own', 'shared'] as const
export type CannedScope = (typeof cannedScopes)[number]

/** Lengths in characters, and how many one owner may have: a person, a company, the platform team. */
export const cannedBounds = { name: 80, text: 5_000, answers: 200 } as const
