import type { Locale } from '#kernel/locale.ts'
import { accessControl } from './access-control.ts'
import { authentication } from './authentication.ts'
import { crossSiteRequestForgery } from './cross-site-request-forgery.ts'
import { crossSiteScripting } from './cross-site-scripting.ts'
import { fileUpload } from './file-upload.ts'
import { informationDisclosure } from './information-disclosure.ts'
import { misconfiguration } from './misconfiguration.ts'
import { mobile } from './mobile.ts'
import { openRedirect } from './open-redirect.ts'
import { remoteCodeExecution } from './remote-code-execution.ts'
import { serverSideRequestForgery } from './server-side-request-forgery.ts'
import { sqlInjection } from './sql-injection.ts'
import type { TemplateFamily } from './template-family.ts'

/** The templates every bughunter finds, the most specific classes first. */
export const templateFamilies: readonly TemplateFamily[] = [
  crossSiteScripting,
  sqlInjection,
  accessControl,
  authentication,
  serverSideRequestForgery,
  openRedirect,
  crossSiteRequestForgery,
  informationDisclosure,
  fileUpload,
  remoteCodeExecution,
  misconfiguration,
  mobile,
]

/** @returns null when there is no family of this key. */
export function familyOf(key: string): TemplateFamily | null {
  return templateFamilies.find((one) => one.key === key) ?? null
}

/** The family that fits a class or weakness best: the longest path of classes decides, then the weakness. */
export function familyFor({ vrtId, cweId }: { vrtId: string | null; cweId: number | null }): string | null {
  const byClass = templateFamilies.flatMap(({ key, vrt }) =>
    vrt.filter((path) => vrtId === path || vrtId?.startsWith(`${path}.`)).map((path) => ({ key, path })),
  )
  const longest = byClass.toSorted((one, other) => other.path.length - one.path.length)[0]
  return (
    longest?.key ?? templateFamilies.find(({ cwe }) => cweId !== null && cwe.includes(cweId))?.key ?? null
  )
}

/** Their names in a language, in the order of a choice. */
export function familyNames(locale: Locale): { key: string; name: string }[] {
  return templateFamilies.map(({ key, name }) => ({ key, name: name[locale] }))
}
