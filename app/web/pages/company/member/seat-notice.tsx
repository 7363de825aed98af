import { Notice } from '@cakrawala/ui/notice'
import { memberWords } from '#i18n/members.ts'
import { L, useWords } from '#web/parts/locale.tsx'

type Props = {
  seats: { used: number; most: number | null }
  /** Whether the reader may open the page of the plan. */
  seesLicense: boolean
}

/** Warns before the seats of the plan are gone, and shows what to do when they are. */
export function SeatNotice({ seats: { used, most }, seesLicense }: Props) {
  const words = useWords(memberWords)
  const left = most === null ? null : most - used
  if (left === null || left > 1) return null
  const full = left <= 0
  return (
    <Notice
      tone="warning"
      title={full ? words.seatsFull : words.seatsNear}
      action={
        seesLicense && (
          <L
            to="/company/license"
            className="inline-flex min-h-11 items-center text-samudra-text underline md:min-h-0"
          >
            {words.license}
          </L>
        )
      }
    >
      {full ? words.seatsFullText : words.seatsNearText({ left })}
    </Notice>
  )
}
