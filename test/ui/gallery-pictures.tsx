import { DrawnCover } from '#ui/drawn-cover.tsx'
import { PictureArchipelago } from '#ui/picture-archipelago.tsx'
import { PictureClimb } from '#ui/picture-climb.tsx'
import { PictureManyEyes } from '#ui/picture-many-eyes.tsx'
import { PictureMend } from '#ui/picture-mend.tsx'
import { PictureOrder } from '#ui/picture-order.tsx'
import { PicturePodium } from '#ui/picture-podium.tsx'
import { PictureTwoSides } from '#ui/picture-two-sides.tsx'

/** The drawings of the informative pages, each on its line. */
export function PicturesPart() {
  return (
    <div className="grid gap-6 lg:grid-cols-3 [&>svg]:border-b [&>svg]:border-senja">
      <PictureArchipelago />
      <PictureTwoSides />
      <PictureManyEyes />
      <PicturePodium />
      <PictureOrder />
      <PictureMend />
      <PictureClimb />
      <DrawnCover seed="laporan" tone="daun" />
    </div>
  )
}
