import { articleReasonInput, scheduleInput, unpublishInput } from '#domain/publication/article-input.ts'
import {
  publishArticle,
  scheduleArticle,
  unpublishArticle,
  unscheduleArticle,
} from '#domain/publication/publish-article.server.ts'
import {
  removeArticle,
  returnArticle,
  sendArticle,
  takeArticleBack,
} from '#domain/publication/review-article.server.ts'
import type { Person } from '#kernel/actor.ts'
import { refuse } from '#kernel/refusal.ts'
import { wholeNumber, z } from '#kernel/zod.ts'
import { parseForm } from '#web/http/parse.ts'

const revision = { revision: wholeNumber(0, 1_000_000) }
const plainInput = z.strictObject(revision)
const atInput = scheduleInput.extend(revision)
const reasonInput = articleReasonInput.extend(revision)
const whyInput = unpublishInput.extend(revision)

/**
 * The steps of an article, for the pages of the team and of its author.
 * @returns the text key of the success message
 */
export async function actOnArticle(actor: Person, articleId: string, form: FormData): Promise<string> {
  switch (form.get('intent')) {
    case 'send':
      await sendArticle(actor, articleId, parseForm(plainInput, form).revision)
      return 'article_sent'
    case 'take_back':
      await takeArticleBack(actor, articleId, parseForm(plainInput, form).revision)
      return 'article_taken_back'
    case 'publish':
      await publishArticle(actor, articleId, parseForm(plainInput, form).revision)
      return 'article_published'
    case 'schedule':
      await scheduleArticle(actor, articleId, parseForm(atInput, form))
      return 'article_scheduled'
    case 'unschedule':
      await unscheduleArticle(actor, articleId, parseForm(plainInput, form).revision)
      return 'article_unscheduled'
    case 'return': {
      const { reason, revision } = parseForm(reasonInput, form)
      await returnArticle(actor, articleId, reason, revision)
      return 'article_returned'
    }
    case 'unpublish': {
      const { reason, revision } = parseForm(whyInput, form)
      await unpublishArticle(actor, articleId, reason, revision)
      return 'article_unpublished'
    }
    case 'remove':
      await removeArticle(actor, articleId, parseForm(plainInput, form).revision)
      return 'article_removed'
    default:
      return refuse('invalid_input')
  }
}
