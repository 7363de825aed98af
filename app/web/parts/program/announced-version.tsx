import { Notice } from '@cakrawala/ui/notice'
import type { AnnouncedVersion } from '#domain/program/proposal/proposal-view.ts'
import { momentText } from '#i18n/moment.ts'
import { programJoiningWords } from '#i18n/program-joining.ts'
import { useLocale, useWords } from '../locale.tsx'
import { RulesDiff } from './version-diff.tsx'

/** For those who signed: from when other rules hold, and how they differ. */
export function AnnouncedVersionNotice({ announced }: { announced: AnnouncedVersion }) {
  const { version, holdsAt, before, after } = announced
  const words = useWords(programJoiningWords).announced
  const at = momentText(holdsAt, useLocale())
  return (
    <>
      <Notice tone="warning" title={words.title({ version, at })}>
        {words.text}
      </Notice>
      <RulesDiff before={before} after={after} title={words.difference({ version })} />
    </>
  )
}
