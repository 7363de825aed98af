/** The four parts of the publication; each is a tab of its hub. */
export const articleKinds = ['activity', 'security_awareness', 'executive', 'write_up'] as const
export type ArticleKind = (typeof articleKinds)[number]
/** What the platform team writes itself; write-ups are the bughunters' own. */
export const platformKinds = ['activity', 'security_awareness', 'executive'] as const
export type PlatformKind = (typeof platformKinds)[number]

/** How far the text that is being worked on has come; what is public is beside it, in a version. */
export const articleStates = [
  'draft',
  'in_review',
  'returned',
  'scheduled',
  'published',
  'unpublished',
] as const
export type ArticleState = (typeof articleStates)[number]

/** What an article can be about: a closed list, so that both languages name it and a list can be narrowed by it. */
export const articleTopics = [
  'web',
  'mobile',
  'api',
  'access_control',
  'injection',
  'authentication',
  'cloud',
  'reporting',
  'disclosure',
  'regulation',
  'incident',
  'program',
  'people',
  'career',
] as const
export type ArticleTopic = (typeof articleTopics)[number]
export const topicsAtMost = 4

export function isPlatformKind(kind: unknown): kind is PlatformKind {
  return platformKinds.some((one) => one === kind)
}

export function topicOf(word: unknown): ArticleTopic | null {
  return articleTopics.find((topic) => topic === word) ?? null
}

/** Addresses of the lists. */
export const articlePlaces = {
  activity: '/publication/activity',
  security_awareness: '/publication/security-awareness',
  executive: '/publication/cyber-security-executive',
  write_up: '/publication/bughunter-write-ups',
} as const satisfies Record<ArticleKind, string>

/** The address of one article, without language. `username`: its author, for write-ups. */
export function articlePath({
  kind,
  slug,
  username,
}: {
  kind: ArticleKind
  slug: string
  username: string | null
}): string {
  return kind === 'write_up' ? `/write-ups/${username}/${slug}` : `${articlePlaces[kind]}/${slug}`
}

/** One text in one language. `summary` is plain, `body` Markdown. */
export type ArticleText = { title: string; summary: string; body: string }
export type ArticleTexts = { id: ArticleText; en: ArticleText | null }
