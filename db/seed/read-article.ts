import { type ArticleTexts, type ArticleTopic, topicOf } from '#domain/publication/article.ts'

export type ArticleFile = {
  topics: ArticleTopic[]
  /** How many days before the first start the article is dated. */
  day: number
  texts: ArticleTexts
}

/**
 * Reads an article from its file: a head of `topics` and `day` between lines of `---`, then for each language a title (`#
 * …`), a summary (`> …`) and a body; `<!-- en -->` begins the English part. `{brand}` is replaced by the name of the
 * site.
 * @throws RangeError where a part is missing
 */
export function readArticle(file: string, brand: string): ArticleFile {
  const [, head = '', rest = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(file) ?? []
  const [indonesian = '', english] = rest.replaceAll('{brand}', brand).split(/^<!-- en -->$/m)
  const topics = (/^topics: (.*)$/m.exec(head)?.[1] ?? '').split(',').map((word) => topicOf(word.trim()))
  const day = Number(/^day: (\d+)$/m.exec(head)?.[1])
  if (topics.includes(null) || Number.isNaN(day)) throw new RangeError('an article without topics or day')
  return {
    topics: topics.filter((topic) => topic !== null),
    day,
    texts: { id: textOf(indonesian), en: english === undefined ? null : textOf(english) },
  }
}

function textOf(part: string) {
  const [, title, summary, body] = /^\s*# (.+)\n> (.+)\n([\s\S]+)$/.exec(part) ?? []
  if (!title || !summary || !body) throw new RangeError('an article without title, summary or body')
  return { title: title.trim(), summary: summary.trim(), body: body.trim() }
}
