/**
 * The language a client asks for by `Accept-Language`, among those there are.
 * @param header at most its first 200 characters count
 * @param known primary subtags in lower case, such as `en`
 * @returns null when it asks for none of them
 */
export function preferredLanguage<Language extends string>(
  header: string | undefined,
  known: readonly Language[],
): Language | null {
  const accepted = (header ?? '')
    .slice(0, 200)
    .split(',')
    .map((entry) => {
      const [tag = '', ...rest] = entry.trim().toLowerCase().split(';')
      const weight = rest.map((part) => /^\s*q=([\d.]{1,5})$/.exec(part)?.[1]).find(Boolean)
      const language = known.find((one) => one === tag.split('-')[0])
      return { language, weight: weight === undefined ? 1 : Number(weight) }
    })
  const [best] = accepted
    .filter(({ language, weight }) => language !== undefined && weight > 0)
    .sort((a, b) => b.weight - a.weight)
  return best?.language ?? null
}
