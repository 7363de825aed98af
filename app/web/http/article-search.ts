import { pageFrom } from '@cakrawala/paging/paging'
import { type ArticleTopic, topicOf } from '#domain/publication/article.ts'

export type ArticleSearch = { q: string; topic: ArticleTopic | null; page: number }

/**
 * What of an address narrows a list of articles: words in `q`, at most 100 letters, and a topic of ours. Another word in
 * `topic` is searched for, as older links ask.
 */
export function articleSearchOf(search: URLSearchParams): ArticleSearch {
  const topic = topicOf(search.get('topic'))
  const words = search.get('q') || (topic === null ? (search.get('topic') ?? '') : '')
  const q = words
    .replace(/\p{Cc}/gu, ' ')
    .toWellFormed()
    .trim()
    .slice(0, 100)
    .toWellFormed()
  return { q, topic, page: pageFrom(search.get('page')) }
}
