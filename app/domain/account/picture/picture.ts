import { type Actor, isRole } from '#kernel/actor.ts'

/** Why the platform team removes a picture; some of `sanctionReasons`, by whose words they are named. */
export const pictureRemovalReasons = [
  'abusive_conduct',
  'false_identity',
  'data_misuse',
  'terms_breach',
] as const
export type PictureRemovalReason = (typeof pictureRemovalReasons)[number]

/** Bughunters and the platform team; of a company its owner, whose picture is that of the company. */
export function mayHavePicture(actor: Actor): boolean {
  return isRole(actor, 'bughunter', 'company', 'hello')
}

/** Where a picture is: each version has an address of its own that no one can guess. */
export function pictureAddress(fileId: string | null): string | undefined {
  return fileId === null ? undefined : `/pictures/${fileId}`
}
