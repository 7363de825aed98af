import { DrawnCover } from './drawn-cover.tsx'
import { PictureArchipelago } from './picture-archipelago.tsx'
import { PictureClimb } from './picture-climb.tsx'
import { PictureManyEyes } from './picture-many-eyes.tsx'
import { PictureMend } from './picture-mend.tsx'
import { PictureOrder } from './picture-order.tsx'
import { PicturePodium } from './picture-podium.tsx'
import { PictureTwoSides } from './picture-two-sides.tsx'

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
