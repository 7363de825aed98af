import { isId } from '@cakrawala/ids/ids'
import { images } from '@cakrawala/upload-check/media'
import { eq } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import { storeExamined } from '#domain/account/files/keep-file.server.ts'
import { removeFiles } from '#domain/account/files/remove-files.server.ts'
import { countUpload } from '#domain/account/files/upload-quota.server.ts'
import { refuseUnlessKeepsOrder } from '#domain/account/status/account-status-policy.ts'
import { record } from '#domain/event/record.server.ts'
import { type Tx, transaction } from '#infra/database.ts'
import { cropSquare, examineFile } from '#infra/uploads.ts'
import { type Actor, isOperator, type Person } from '#kernel/actor.ts'
import { found, refuseUnless } from '#kernel/refusal.ts'
import { mayHavePicture, type PictureRemovalReason } from './picture.ts'
import type { PictureInput } from './picture-input.ts'

/**
 * Shows a picture beside the actor's name, or the company's: drawn anew, square, in two sizes.
 * @returns the small one's file @throws Refusal forbidden; as `storeFile`, in field `picture`
 */
export async function setPicture(actor: Person, { picture }: PictureInput): Promise<string> {
  refuseUnless(mayHavePicture(actor), 'forbidden')
  await countUpload(actor, picture.size)
  const { bytes } = await examineFile(picture, images, 'picture')
  const pictureId = await storeSquare(actor, bytes, 256)
  const smallPictureId = await storeSquare(actor, bytes, 64)
  await replace(actor.accountId, { pictureId, smallPictureId }, (tx) =>
    record(tx, actor, 'account.picture_set', actor.accountId),
  )
  return smallPictureId
}

/** Takes the own picture away. Where there is none it is away already. @throws Refusal forbidden */
export async function removePicture(actor: Person): Promise<null> {
  refuseUnless(mayHavePicture(actor), 'forbidden')
  await replace(actor.accountId, none, (tx) => record(tx, actor, 'account.picture_removed', actor.accountId))
  return null
}

/**
 * The platform team takes a picture away; who had it is told why.
 * @throws Refusal not_found; forbidden `team_role_missing`, `sanction_self`
 */
export async function removePictureOf(
  actor: Actor,
  accountId: string,
  reason: PictureRemovalReason,
): Promise<void> {
  const team = found(isOperator(actor) && isId(accountId) ? actor : null)
  refuseUnlessKeepsOrder(team, accountId)
  await replace(accountId, none, (tx) => record(tx, team, 'account.picture_removed', accountId, { reason }))
}

type Pictures = { pictureId: string | null; smallPictureId: string | null }
const none: Pictures = { pictureId: null, smallPictureId: null }

/** Points an account to other files, and drops those it had. */
async function replace(
  accountId: string,
  next: Pictures,
  recorded: (tx: Tx) => Promise<void>,
): Promise<void> {
  const { pictureId, smallPictureId } = accounts
  const before = await transaction(async (tx) => {
    const [row] = await tx
      .select({ pictureId, smallPictureId })
      .from(accounts)
      .where(eq(accounts.id, accountId))
      .for('update')
    const had = found(row)
    if (next.pictureId === had.pictureId) return none
    await tx.update(accounts).set(next).where(eq(accounts.id, accountId))
    await recorded(tx)
    return had
  })
  await removeFiles([before.pictureId, before.smallPictureId].filter((id) => id !== null))
}

async function storeSquare(actor: Person, bytes: Buffer, width: number): Promise<string> {
  const cut = { name: `${width}.webp`, media: 'image/webp', bytes: await cropSquare(bytes, width) } as const
  return (await storeExamined(actor, 'picture', cut, 'picture')).fileId
}
