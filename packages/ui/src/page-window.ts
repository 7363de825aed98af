/**
 * The pages a pager shows: the first, the last, and those around the current one; `null` is a gap.
 * @param page current page, 1-based
 * @param pages how many there are, at least 1
 */
export function pageWindow(page: number, pages: number): (number | null)[] {
  const shown = [...new Set([1, page - 1, page, page + 1, pages])]
    .filter((number) => number >= 1 && number <= pages)
    .sort((a, b) => a - b)
  return shown.flatMap((number, index) => {
    const before = shown[index - 1]
    if (before === undefined || number - before === 1) return [number]
    return number - before === 2 ? [number - 1, number] : [null, number]
  })
}
