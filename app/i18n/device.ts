import type { Locale } from '#kernel/locale.ts'
import { catalogue, wordsIn } from './catalogue.ts'

const words = catalogue({
  on: ({ browser, system }: { browser: string; system: string }) => ({ id: `${browser} di ${system}`, en: `${browser} on ${system}` }),
})

/** The first that fits: browsers name those they are made of as well. */
const browsers = [
  [/\bEdg/, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bFirefox\//, 'Firefox'],
  [/\bChrom(?:e|ium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const
const systems = [
  [/\bAndroid\b/, 'Android'],
  [/\b(?:iPhone|iPad)\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
] as const

/** "Firefox di Windows" of a user agent; what names no browser or system that is known stays as it came. */
export function deviceText(agent: string, locale: Locale): string {
  const browser = browsers.find(([mark]) => mark.test(agent))?.[1]
  const system = systems.find(([mark]) => mark.test(agent))?.[1]
  return browser && system ? wordsIn(words, locale).on({ browser, system }) : agent
}
