import { Panel } from '@cakrawala/ui/panel'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleDashed from 'lucide-react/icons/circle-dashed'
import { completenessSteps } from '#domain/account/curriculum-vitae/curriculum-vitae.ts'
import type { OwnCurriculumVitae } from '#domain/account/curriculum-vitae/curriculum-vitae-queries.server.ts'
import { curriculumVitaeWords } from '#i18n/curriculum-vitae.ts'
import { L, useWords } from '#web/parts/locale.tsx'

/** How much of what companies look at is there. */
export function CvCompleteness({ complete }: Pick<OwnCurriculumVitae, 'complete'>) {
  const { complete: words } = useWords(curriculumVitaeWords)
  const all = completenessSteps.length
  const done = completenessSteps.filter((step) => complete[step]).length
  return (
    <Panel title={words.title} subtitle={words.text({ done, all })}>
      <ul className="grid gap-2">
        {completenessSteps.map((step) => (
          <li key={step} className="flex items-start gap-2">
            {complete[step] ? (
              <CircleCheck aria-hidden size={20} className="shrink-0 text-daun-text" />
            ) : (
              <CircleDashed aria-hidden size={20} className="shrink-0 text-ink-soft" />
            )}
            <span>
              {step === 'place' && !complete.place ? (
                <L to="/bughunter/profile" className="text-samudra-text underline">
                  {words.steps.place}
                </L>
              ) : (
                words.steps[step]
              )}
              <span className="sr-only"> ({complete[step] ? words.done : words.todo})</span>
            </span>
          </li>
        ))}
      </ul>
      {done === all && <p className="mt-3 text-xs text-ink-soft">{words.all}</p>}
    </Panel>
  )
}
