import { count, flag, moment, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { articleKinds, articleStates, articleTopics } from './article.ts'
import { articleMoves } from './article-lifecycle.ts'
import { sendingObstacles, textObstacles } from './sending-policy.ts'

/** An article at work in a list of its author or of the platform team. */
const inList = {
  ...{ id: text, kind: z.enum(articleKinds), slug: text, state: z.enum(articleStates) },
  /** Whether some version is public now. */
  live: flag,
  ...{ title: text, english: flag, author: text.nullable(), publishAt: moment.nullable() },
  ...{ returnReason: text.nullable(), updatedAt: moment },
  /** The public page, where there is one. */
  path: text.nullable(),
}
export const articleInList = z.object(inList).meta({ id: 'ArticleLine' })
export type ArticleInList = z.infer<typeof articleInList>

/** A picture, by the name the texts give it. */
const articlePicture = z.object({ name: text, fileId: text })
export type ArticlePicture = z.infer<typeof articlePicture>

/** `body` is Markdown. */
const words = z.object({ title: text, summary: text, body: text, html: text })

/** The text at work with what its reader may do about it. */
export const articleAtWork = z
  .object({
    ...{
      ...inList,
      inIndonesian: words,
      inEnglish: words.nullable(),
      topics: z.array(z.enum(articleTopics)),
    },
    coverFileId: text.nullable(),
    pictures: z.array(articlePicture),
    /** Names of uploaded PDFs; null where one is made from the text. */
    pdfs: z.object({ id: text.nullable(), en: text.nullable() }),
    ...{ revision: count, createdAt: moment, firstPublishedAt: moment.nullable() },
    /** `by`: shown to colleagues of the publisher only. `scheduled`: no one did by hand. */
    versions: z.array(z.object({ number: count, publishedAt: moment, by: text.nullable(), scheduled: flag })),
    moves: z.array(z.enum(articleMoves)),
    /** Whether taking it off its page asks for a reason: the author is another person. */
    reasonOwed: flag,
    /**
     * The obstacle between the text and being sent, or published and planned; null where there is none, or the move is not
     * the reader's.
     */
    obstacles: z.object({
      send: z.enum(sendingObstacles).nullable(),
      publish: z.enum(textObstacles).nullable(),
    }),
  })
  .meta({ id: 'Article' })
export type ArticleAtWork = z.infer<typeof articleAtWork>
