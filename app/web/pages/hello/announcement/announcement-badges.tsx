import { Badge } from '@cakrawala/ui/badge'
import type { Tone } from '@cakrawala/ui/tone'
import type { AnnouncementLevel, ShownState } from '#domain/announcement/announcement.ts'
import { announcementWords } from '#i18n/announcements.ts'
import { useWords } from '#web/parts/locale.tsx'

const stateTones: Readonly<Record<ShownState, Tone>> = {
  draft: 'neutral',
  scheduled: 'primary',
  live: 'success',
  withdrawn: 'danger',
  ended: 'neutral',
}
const levelTones: Readonly<Record<AnnouncementLevel, Tone>> = {
  warning: 'warning',
  notice: 'primary',
  news: 'neutral',
}

export function StateBadge({ state }: { state: ShownState }) {
  return <Badge tone={stateTones[state]}>{useWords(announcementWords).states[state]}</Badge>
}

export function LevelBadge({ level }: { level: AnnouncementLevel }) {
  return <Badge tone={levelTones[level]}>{useWords(announcementWords).levels[level]}</Badge>
}
