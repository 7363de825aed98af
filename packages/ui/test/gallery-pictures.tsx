import { DrawnCover } from '@cakrawala/ui/drawn-cover'
import { PictureArchipelago } from '@cakrawala/ui/picture-archipelago'
import { PictureClimb } from '@cakrawala/ui/picture-climb'
import { PictureManyEyes } from '@cakrawala/ui/picture-many-eyes'
import { PictureMend } from '@cakrawala/ui/picture-mend'
import { PictureOrder } from '@cakrawala/ui/picture-order'
import { PicturePodium } from '@cakrawala/ui/picture-podium'
import { PictureTwoSides } from '@cakrawala/ui/picture-two-sides'

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
