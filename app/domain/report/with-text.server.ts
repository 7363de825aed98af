import { storeFile } from '#domain/account/files/keep-file.server.ts'
import { removeFiles } from '#domain/account/files/remove-files.server.ts'
import { tellWhichFile } from '#domain/account/files/tell-which-file.server.ts'
import { type Tx, transaction } from '#infra/database.ts'
import { renderMarkdown } from '#infra/markdown.ts'
import type { Person } from '#kernel/actor.ts'
import { refuseUnless } from '#kernel/refusal.ts'
import { type CommentText, refuseAboveBounds } from './comment-files.server.ts'
import { guardTexts } from './guard/guard-texts.ts'
import { lockReport } from './report-facts.server.ts'
import type { MessageInput } from './report-input.ts'
import { maySpeak } from './report-policy.ts'

/**
 * Masks what its writer chose to mask in a text for a report, renders it, stores its files, and gives both to `work`, which writes the comment they belong to in one
 * transaction. Files of those who may write nothing here are not examined, and where `work` fails, nothing is left of them.
 * @throws Refusal not_found, forbidden, invalid_input (`personal_data`; `files`: too many), as `storeFile`, and whatever `work` throws
 */
export async function withText<T>(
  actor: Person,
  reportId: string,
  { body, personalData, files = [] }: MessageInput,
  work: (tx: Tx, text: CommentText) => Promise<T>,
): Promise<T> {
  const { texts, originals } = guardTexts({ body }, personalData)
  const bodyMd = texts.body
  const fileIds: string[] = []
  try {
    if (files.length > 0) {
      await refuseBefore(actor, reportId, files.length)
      for (const file of files) fileIds.push(await store(actor, file))
    }
    const text = { bodyMd, bodyHtml: bodyMd === '' ? '' : await renderMarkdown(bodyMd), originals, fileIds }
    return await transaction((tx) => work(tx, text))
  } catch (error) {
    await removeFiles(fileIds)
    throw error
  }
}

async function refuseBefore(actor: Person, reportId: string, count: number): Promise<void> {
  await transaction(async (tx) => {
    const { facts } = await lockReport(tx, actor, reportId)
    refuseUnless(maySpeak(actor, facts), 'forbidden')
    await refuseAboveBounds(tx, actor, reportId, count)
  })
}

async function store(actor: Person, file: File): Promise<string> {
  const stored = await storeFile(actor, 'comment', file, 'files').catch((error) => tellWhichFile(file, error))
  return stored.fileId
}
