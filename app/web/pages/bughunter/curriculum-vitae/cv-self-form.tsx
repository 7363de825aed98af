import { ActForm, FormField, SubmitButton, useTyped } from '@cakrawala/page-parts/form'
import { SeenVersion } from '@cakrawala/page-parts/seen-version'
import { Panel } from '@cakrawala/ui/panel'
import { TextArea } from '@cakrawala/ui/text-area'
import { longestAbout } from '#domain/account/curriculum-vitae/curriculum-vitae.ts'
import type { OwnCurriculumVitae } from '#domain/account/curriculum-vitae/curriculum-vitae-queries.server.ts'
import { curriculumVitaeWords } from '#i18n/curriculum-vitae.ts'
import { usePath, useWords } from '#web/parts/locale.tsx'
import { useSuspended } from '#web/parts/member-here.ts'
import { SkillsField } from './skills-field.tsx'

/** Words about oneself, and skills. */
export function CvSelfForm({ own, primary }: { own: OwnCurriculumVitae; primary: boolean }) {
  const { self: words } = useWords(curriculumVitaeWords)
  const suspended = useSuspended()
  const path = usePath()
  return (
    <Panel title={words.title}>
      <ActForm intent="describe" className="grid gap-4">
        <SeenVersion
          name="revision"
          version={own.revision}
          kept={path('/bughunter/profile/curriculum-vitae')}
        />
        <About kept={own.about ?? ''} />
        <SkillsField kept={own.skills} />
        {!suspended && (
          <div>
            <SubmitButton variant={primary ? 'primary' : 'secondary'}>{words.save}</SubmitButton>
          </div>
        )}
      </ActForm>
    </Panel>
  )
}

function About({ kept }: { kept: string }) {
  const { self: words } = useWords(curriculumVitaeWords)
  return (
    <FormField name="about" label={words.about} hint={words.aboutHint}>
      <TextArea rows={8} maxLength={longestAbout} defaultValue={useTyped('about', kept)} />
    </FormField>
  )
}
