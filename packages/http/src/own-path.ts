/** Whether a text is a plain path of the own site, which no browser reads as another one: for a redirect that an address names. */
export function isOwnPath(text: string): boolean {
  return (
    text.length <= 300 &&
    /^\/[a-z0-9][\w/.~-]*(?:\?[\w=&.~-]*)?$/i.test(text) &&
    !text.includes('//') &&
    !/\/\.\.?(?:[/?]|$)/.test(text)
  )
}

/** The path of an address as a router reads it, without regard to case, escapes, doubled slashes and the ending of its data. */
export function routerPath(pathname: string): string {
  const parts = decoded(pathname)
    .toLowerCase()
    .replace(/\.data$/, '')
    .split('/')
  return `/${parts.filter(Boolean).join('/')}`
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
