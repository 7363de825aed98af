/** What may be uploaded: its media types, and the endings a name may have for each; the first one is ours. */
export const endings = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'application/pdf': ['pdf'],
} as const
export type Media = keyof typeof endings
export const images = ['image/jpeg', 'image/png', 'image/webp'] as const satisfies Media[]
export const documents = [...images, 'application/pdf'] as const satisfies Media[]

export function isMedia(text: string): text is Media {
  return Object.hasOwn(endings, text)
}
