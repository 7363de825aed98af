import { Badge } from '@cakrawala/ui/badge'
import { ButtonLink } from '@cakrawala/ui/button-link'
import { Notice } from '@cakrawala/ui/notice'
import type { ResidenceInForce, ResidenceState } from '#domain/reward/residence.ts'
import { dateText } from '#i18n/moment.ts'
import { taxResidenceWords } from '#i18n/tax-residence.ts'
import type { Locale } from '#kernel/locale.ts'
import { useLocale, usePath, useWords } from '../locale.tsx'

/** `countryName`: null where no residence is known. */
export type NamedResidence = ResidenceInForce & { countryName: string | null; profileName: string }

/** `1 Nov 2026` of a calendar day. */
export function dayText(day: string, locale: Locale): string {
  return dateText(new Date(`${day}T00:00:00+07:00`), locale)
}

/** The value in the profile, and the one that decides. */
export function sayingsOf({ profileName, countryName }: NamedResidence, unknown: string) {
  return { profile: profileName, country: countryName ?? unknown }
}

/** A residence in force, and since when or why it is. */
export function ResidenceName({ residence }: { residence: NamedResidence }) {
  const words = useWords(taxResidenceWords)
  const locale = useLocale()
  const { countryName, since } = residence
  if (countryName === null) return words.unknown
  const why = since === null ? words.byNik : words.team.sinceDay({ day: dayText(since, locale) })
  return (
    <span className="grid gap-0.5">
      {countryName}
      <span className="text-xs font-normal text-ink-soft">{why}</span>
    </span>
  )
}

/**
 * Shows where the profile and the residence in force differ, or that none is known, and leads to where
 * another is asked for.
 */
export function OwnResidenceNotice({ residence }: { residence: NamedResidence }) {
  const { own, unknown } = useWords(taxResidenceWords)
  const path = usePath()
  if (!residence.differs && residence.countryName !== null) return null
  return (
    <Notice
      tone="warning"
      action={<ButtonLink to={path('/bughunter/profile/reward/tax-residence')}>{own.toPage}</ButtonLink>}
    >
      {residence.countryName === null ? own.unknownText : own.differs(sayingsOf(residence, unknown))}
    </Notice>
  )
}

const tones = {
  waiting: 'warning',
  checked: 'primary',
  accepted: 'success',
  refused: 'danger',
  withdrawn: 'neutral',
} as const

/** How far a request for a residence is. */
export function ResidenceBadge({ state }: { state: ResidenceState }) {
  return <Badge tone={tones[state]}>{useWords(taxResidenceWords).states[state]}</Badge>
}
