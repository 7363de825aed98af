import file from './word-meanings.json' with { type: 'json' }

/** The English word that a word of either language means, of some twelve thousand; those of security are in `concept-words`. */
export const meanings: ReadonlyMap<string, string> = new Map(
  Object.entries(file.meanings).flatMap(([meaning, words]) =>
    words.split(' ').map((word) => [word, meaning] as const),
  ),
)
