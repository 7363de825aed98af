import { type ReactNode, useMemo } from 'react'
import type { ArticlePicture } from '#domain/publication/article-view.ts'
import { PicturesOf } from '../user-text.tsx'

type Props = { pictures: readonly ArticlePicture[]; children: ReactNode }

/** Lets the texts of an article show its pictures. */
export function ArticlePictures({ pictures, children }: Props) {
  const addresses = useMemo(
    () => new Map(pictures.map(({ name, fileId }) => [name, `/publication/pictures/${fileId}`])),
    [pictures],
  )
  return <PicturesOf value={addresses}>{children}</PicturesOf>
}
