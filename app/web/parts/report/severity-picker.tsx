import { FormField, useTyped } from '@cakrawala/page-parts/form'
import { Select } from '@cakrawala/ui/select'
import { reportWords } from '#i18n/report.ts'
import { bands, cvssRangeOf, levelsOf, type RiskLevel } from '#kernel/risk-level.ts'
import { useWords } from '../locale.tsx'

type SeverityPickerProps = { level: RiskLevel | null; name?: string; required?: boolean }

/** The risk level 0–13, grouped by band, each with its CVSS range. */
export function SeverityPicker({ level, name = 'level', required = true }: SeverityPickerProps) {
  const { severity } = useWords(reportWords)
  return (
    <FormField name={name} label={severity.label} hint={severity.hint} required={required}>
      <LevelSelect name={name} level={level} />
    </FormField>
  )
}

function LevelSelect({ name, level }: { name: string; level: RiskLevel | null }) {
  const words = useWords(reportWords)
  const kept = useTyped(name, level === null ? '' : String(level))
  return (
    <Select defaultValue={kept} key={kept} placeholder={words.bands.others}>
      {[...bands].reverse().map((band) => (
        <optgroup key={band} label={words.bands[band]}>
          {[...levelsOf(band)].reverse().map((one) => (
            <option key={one} value={one}>
              {`${words.bands[band]} ${words.severity.range({ level: one, ...rangeText(one) })}`}
            </option>
          ))}
        </optgroup>
      ))}
    </Select>
  )
}

function rangeText(level: RiskLevel): { from: string; to: string } {
  const { from, to } = cvssRangeOf(level)
  return { from: from.toFixed(1), to: to.toFixed(1) }
}
