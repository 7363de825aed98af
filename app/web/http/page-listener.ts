import { PageListeners } from '@cakrawala/page-server/page-listeners'
import type { ServerBuild } from 'react-router'
import { settings } from '#infra/settings.ts'
import { defaultLocale, localeOf } from '#kernel/locale.ts'

/** The listeners of this site: pages of another language have scripts with its words. */
export const pageListeners = new PageListeners({
  host: () => new URL(settings().origin).host,
  variantOf: (path) => localeOf(path.split('/')[1]),
  inVariant: inLanguage,
})

/** The build whose scripts carry the words of this language: `scripts/vite/one-language.ts` makes one tree of each. */
function inLanguage(build: ServerBuild, locale: string): ServerBuild {
  if (locale === defaultLocale) return build
  const english = JSON.stringify(build.assets).replace(/"\/assets\/([\w.-]+\.js)"/g, `"/assets/${locale}/$1"`)
  return { ...build, assets: JSON.parse(english) as ServerBuild['assets'] }
}
