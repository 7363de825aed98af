import { Avatar } from '@cakrawala/ui/avatar'
import { pictureAddress } from '#domain/account/picture/picture.ts'
import type { ProgramLine } from '#domain/program/program-view.ts'

/** The company of a program with its picture. */
export function CompanyName({ program }: { program: Pick<ProgramLine, 'companyName' | 'companyPicture'> }) {
  const { companyName, companyPicture } = program
  return (
    <span className="inline-flex items-center gap-2 align-middle">
      <Avatar name={companyName} src={pictureAddress(companyPicture)} size="sm" />
      <span className="wrap-anywhere">{companyName}</span>
    </span>
  )
}
