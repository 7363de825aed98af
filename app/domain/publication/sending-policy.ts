import type { RefusalCode } from '#kernel/refusal.ts'
import { type SecondObstacle, secondRightObstacles, secondRightRefusals } from '#kernel/second-person.ts'

/** Why an operator cannot publish what the sides agreed on, in the order they are named. */
export const publishingObstacles = ['forbidden', ...secondRightObstacles] as const
export type PublishingObstacle = SecondObstacle<'forbidden'>

export const publishingRefusals: Readonly<Record<PublishingObstacle, RefusalCode>> = {
  forbidden: 'forbidden',
  ...secondRightRefusals,
}

/** Why the text of an article cannot be published or planned, in the order they are named. */
export const textObstacles = ['article_incomplete', 'article_english_incomplete'] as const
export type TextObstacle = (typeof textObstacles)[number]

export const textRefusals: Readonly<Record<TextObstacle, RefusalCode>> = {
  article_incomplete: 'step_missing',
  article_english_incomplete: 'step_missing',
}

/** Why a bughunter cannot send an article of theirs, in the order they are named. */
export const sendingObstacles = ['account_unverified', 'closed_write_ups', ...textObstacles] as const
export type SendingObstacle = (typeof sendingObstacles)[number]

export const sendingRefusals: Readonly<Record<SendingObstacle, RefusalCode>> = {
  account_unverified: 'forbidden',
  closed_write_ups: 'unavailable',
  ...textRefusals,
}

/** `whole`: summary and body are long enough. `englishWhole`: there is no English text, or it is finished. */
export type WrittenArticle = { whole: boolean; englishWhole: boolean }

/** The first thing between a text and its publication: what use cases refuse with, and what page and API show. Null where nothing is. */
export function obstacleInText({ whole, englishWhole }: WrittenArticle): TextObstacle | null {
  if (!whole) return 'article_incomplete'
  return englishWhole ? null : 'article_english_incomplete'
}

/** The same between an article and the platform team. `taken`: the platform takes articles of bughunters. */
export function obstacleToSending(
  article: WrittenArticle & { verified: boolean; taken: boolean },
): SendingObstacle | null {
  if (!article.verified) return 'account_unverified'
  return article.taken ? obstacleInText(article) : 'closed_write_ups'
}
