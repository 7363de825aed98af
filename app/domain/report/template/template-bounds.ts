/** Most templates of one bughunter, and the longest name of one, in characters. */
export const templateBounds = { templates: 30, name: 80 } as const
