/** The router's name of an address, without the language. */
export function barePattern(pattern: string): string {
  return `/${pattern.replace(/^\/?en\?/, '')}`.replace(/^\/+/, '/')
}
