/** The content of the `Content-Disposition` of a form's part. `fileName` is there for files, also for an empty input. */
export type PartName = { name: string; fileName: string | undefined }

const parameter = /;[ \t]*(name|filename)="([^"]*)"/gi

/**
 * Reads the header as browsers write it (WHATWG): names in quotes, in which `"` and line ends are escaped as `%22`, `%0D`
 * and `%0A`. @returns null for what no form sends
 */
export function partNameOf(disposition: string | undefined): PartName | null {
  if (disposition === undefined || !/^form-data\s*;/i.test(disposition)) return null
  const found = new Map<string, string>()
  for (const [, key = '', value = ''] of disposition.matchAll(parameter)) {
    if (found.has(key.toLowerCase())) return null
    found.set(key.toLowerCase(), value.replace(/%22|%0d|%0a/gi, unescaped))
  }
  const name = found.get('name')
  return name === undefined ? null : { name, fileName: found.get('filename') }
}

function unescaped(code: string): string {
  return String.fromCharCode(Number.parseInt(code.slice(1), 16))
}
