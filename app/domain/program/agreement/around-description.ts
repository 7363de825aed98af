/**
 * An agreement's text before and after the program's own terms, which are in it as they were typed. What is
 * before ends with the head of their section. Null where the terms are not to be found, as in texts that were
 * written another way.
 */
export function aroundDescription(
  text: string,
  descriptionMd: string,
): [before: string, after: string] | null {
  const typed = descriptionMd.trim()
  const written = `\n${typed}\n\n`
  if (typed === '') return null
  for (let at = text.indexOf(written); at !== -1; at = text.indexOf(written, at + 1)) {
    const head = text.slice(text.lastIndexOf('\n', at - 1) + 1, at)
    // Other sections may contain the same sentence, but not alone below a numbered heading.
    if (/^\d+\. \S/.test(head)) return [text.slice(0, at), text.slice(at + written.length)]
  }
  return null
}
