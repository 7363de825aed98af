/** The address of a request. PostgreSQL knows no text with a NUL: a parameter that holds one is as if it were not there. */
export function readableUrl(request: Request): URL {
  const url = new URL(request.url)
  if (!/%00/.test(url.search)) return url
  const broken = new Set<string>()
  for (const [name, value] of url.searchParams) if (`${name}${value}`.includes('\0')) broken.add(name)
  const readable = [...url.searchParams].filter(([name]) => !broken.has(name))
  url.search = new URLSearchParams(readable).toString()
  return url
}
