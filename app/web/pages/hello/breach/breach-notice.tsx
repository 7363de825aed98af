import { Field } from '@cakrawala/ui/field'
import { Panel } from '@cakrawala/ui/panel'
import { TextArea } from '@cakrawala/ui/text-area'
import { breachWords } from '#i18n/breach.ts'
import { locales } from '#kernel/locale.ts'
import { useWords } from '#web/parts/locale.tsx'

/** The draft for those affected, in both languages, to be completed and sent. */
export function BreachNotice({ letters }: { letters: Readonly<Record<string, string>> }) {
  const { notice } = useWords(breachWords)
  const labels = { id: notice.indonesian, en: notice.english }
  return (
    <Panel title={notice.title} subtitle={notice.text}>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        {locales.map((locale) => (
          <Field key={locale} name={`notice-${locale}`} label={labels[locale]}>
            <TextArea key={letters[locale]} lang={locale} rows={18} defaultValue={letters[locale]} />
          </Field>
        ))}
      </div>
    </Panel>
  )
}
