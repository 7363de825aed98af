import { z } from '#kernel/zod.ts'
import { pictureRemovalReasons } from './picture.ts'

export const pictureInput = z.strictObject({ picture: z.file('required') })
export type PictureInput = z.output<typeof pictureInput>

export const removePictureInput = z.strictObject({
  pictureReason: z.enum(pictureRemovalReasons, 'required'),
})
