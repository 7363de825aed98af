import { pngOf } from '@cakrawala/pdf-writer/raster'
import type { FastifyInstance } from 'fastify'
import { isShown } from '#domain/program/program-policy.ts'
import { programSeenBy } from '#domain/program/program-queries.server.ts'
import { articlePlaces, type PlatformKind, platformKinds } from '#domain/publication/article.ts'
import { ownArticle, publicArticle } from '#domain/publication/article-queries.server.ts'
import { hunterProfile } from '#domain/publication/hunter-profile.server.ts'
import { writeUp } from '#domain/publication/write-up-queries.server.ts'
import { wordsIn } from '#i18n/catalogue.ts'
import { sharingWords } from '#i18n/sharing.ts'
import { siteWords } from '#i18n/site.ts'
import { settings } from '#infra/settings.ts'
import type { Visitor } from '#kernel/actor.ts'
import { type Locale, localeOf } from '#kernel/locale.ts'
import { formatRupiah } from '#kernel/money.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { publicCacheKey } from '#web/http/cache/cached-addresses.ts'
import { answerOpen } from '#web/http/cache/page-cache.ts'
import { type ShareCard, shareDrawing } from './share-drawing.ts'

type Own = Pick<ShareCard, 'kind' | 'title' | 'facts'>

const visitor: Visitor = { kind: 'visitor', address: '' }

/**
 * What is on the picture of a public page, or null for whatever a visitor may not see.
 * @param name kind and name, such as `programs/<id>`; `site` for all pages without one of their own
 */
export async function shareCard(name: string, locale: Locale): Promise<ShareCard | null> {
  const own = await ownCard(name, locale)
  if (!own) return null
  const { brandName: brand, origin } = settings()
  return { brand, host: new URL(origin).host, spare: own.kind || brand, ...own }
}

async function ownCard(name: string, locale: Locale): Promise<Own | null> {
  if (name === 'site') return { kind: '', title: wordsIn(siteWords, locale).motto, facts: [] }
  const [first = '', second = '', third = '', ...more] = name.split('/')
  if (second === '' || more.length > 0) return null
  if (first === 'write-ups') return writeUpCard(second, third, locale)
  const platform = platformKinds.find((kind) => articlePlaces[kind] === `/${first}/${second}`)
  if (platform) return articleCard(platform, third, locale)
  if (third !== '') return null
  if (first === 'programs') return programCard(second, locale)
  return first === 'profiles' ? profileCard(second, locale) : null
}

async function programCard(id: string, locale: Locale): Promise<Own | null> {
  const program = await programSeenBy(visitor, id)
  if (!program || !isShown(program.status)) return null
  const words = wordsIn(sharingWords, locale)
  const { rewardLeast: least, rewardMost: most } = program
  const range = [...new Set([least, most].flatMap((amount) => (amount === null ? [] : formatRupiah(amount))))]
  return {
    kind: words.program,
    title: program.title,
    facts: [program.companyName, ...(range.length > 0 ? [words.reward({ range: range.join(' – ') })] : [])],
  }
}

async function profileCard(username: string, locale: Locale): Promise<Own | null> {
  const profile = await hunterProfile(username)
  if (!profile) return null
  const words = wordsIn(sharingWords, locale)
  const figure = new Intl.NumberFormat(locale)
  const points = profile.points === null ? [] : [words.points({ points: figure.format(profile.points) })]
  const rank = profile.rank === null ? [] : [words.rank({ rank: figure.format(profile.rank) })]
  return { kind: words.profile, title: profile.username, facts: [[...points, ...rank].join(' · ')] }
}

/** Bughunters' own articles and published reports share their addresses. */
async function writeUpCard(username: string, slug: string, locale: Locale): Promise<Own | null> {
  const article = (await ownArticle(username, slug, locale)) ?? (await writeUp(username, slug))
  if (!article) return null
  const { articles, by } = wordsIn(sharingWords, locale)
  return {
    kind: articles.write_up,
    title: article.title,
    facts: [by({ name: article.username ?? username })],
  }
}

async function articleCard(kind: PlatformKind, slug: string, locale: Locale): Promise<Own | null> {
  const article = await publicArticle(kind, slug, locale)
  return article && { kind: wordsIn(sharingWords, locale).articles[kind], title: article.title, facts: [] }
}

/** `/og/{language}/{kind}/{name}.png`: the pictures shown where pages of ours are shared, 1200 × 630. */
export async function sharePictures(server: FastifyInstance): Promise<void> {
  server.get('/og/*', (request, reply) => answerOpen(request, reply, () => pictureAt(request.url)))
}

async function pictureAt(url: string): Promise<Response> {
  const path = publicCacheKey(url)?.key
  const [, locale, name] = /^\/og\/(id|en)\/(.+)\.png$/.exec(path ?? '') ?? []
  const card = name === undefined ? null : await shareCard(name, localeOf(locale))
  if (!card) return new Response(null, { status: 404 })
  try {
    const png = await pngOf(shareDrawing(card))
    return new Response(new Uint8Array(png), { headers: pictureHeaders })
  } catch (error) {
    if (!isRefusal(error)) throw error
    return new Response(null, { status: error.status })
  }
}

/** Other sites show them: that is what they are for. */
const pictureHeaders = { 'Content-Type': 'image/png', 'Cross-Origin-Resource-Policy': 'cross-origin' }
