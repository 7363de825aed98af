/** A user agent in readable form: the browser with its main version, and the system. Null where unknown. */
export type Device = { browser: string | null; version: string | null; system: string | null }

/** In this order: browsers carry the names of those they descend from. */
const browsers: readonly [name: string, sign: RegExp][] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\/(\d{1,4})/],
  ['Opera', /\bOP(?:R|T|iOS)\/(\d{1,4})/],
  ['Samsung Internet', /\bSamsungBrowser\/(\d{1,4})/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d{1,4})/],
  ['Chrome', /\b(?:HeadlessChrome|Chrome|CriOS)\/(\d{1,4})/],
  ['Safari', /\bVersion\/(\d{1,4})[\d.]* (?:Mobile\/\w{1,12} )?Safari\//],
]
const systems: readonly [name: string, sign: RegExp][] = [
  ['iOS', /\b(?:iPhone|iPad|iPod)\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac(?:intosh| OS X)\b/],
  ['Linux', /\b(?:Linux|X11)\b/],
]

export function deviceOf(agent: string): Device {
  const browser = firstOf(browsers, agent)
  return {
    browser: browser?.name ?? null,
    version: browser?.detail ?? null,
    system: firstOf(systems, agent)?.name ?? null,
  }
}

/** Browser family and system, without versions: browsers renew themselves overnight. Programs are all of one class. */
export function deviceClass(agent: string): string {
  const { browser, system } = deviceOf(agent)
  return browser === null && system === null ? 'program' : `${browser ?? '-'} ${system ?? '-'}`
}

function firstOf(list: readonly [string, RegExp][], agent: string) {
  for (const [name, sign] of list) {
    const match = sign.exec(agent)
    if (match) return { name, detail: match[1] }
  }
  return null
}
