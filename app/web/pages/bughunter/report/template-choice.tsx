import { FormField, useRefused, useTyped } from '@cakrawala/page-parts/form'
import { Button } from '@cakrawala/ui/button'
import { ButtonLink } from '@cakrawala/ui/button-link'
import { Panel } from '@cakrawala/ui/panel'
import { Select } from '@cakrawala/ui/select'
import { TextInput } from '@cakrawala/ui/text-input'
import { templateBounds } from '#domain/report/template/template-bounds.ts'
import { reportTemplateWords } from '#i18n/report-templates.ts'
import { usePath, useWords } from '#web/parts/locale.tsx'

/** What a report can begin with. `fitting`: the family of the class that is chosen already. */
export type Templates = {
  families: readonly { key: string; name: string }[]
  own: readonly { id: string; name: string }[]
  fitting: string | null
}

/** The choice of a template inside the form of a report: its buttons save the form, then fill its fields. */
export function TemplateChoice({ templates: { families, own, fitting } }: { templates: Templates }) {
  const words = useWords(reportTemplateWords)
  const path = usePath()
  const chosen = families.find(({ key }) => key === fitting)?.name
  const options = [
    ...own.map(({ id, name }) => ({ value: id, label: `${words.own}: ${name}` })),
    ...families.map(({ key, name }) => ({ value: key, label: name })),
  ]
  return (
    <Panel title={words.begin} fold={chosen ?? ''}>
      <div className="grid gap-3">
        <p className="text-sm text-ink-soft">{words.beginText}</p>
        <FormField name="template" label={words.template} hint={words.replaceHint}>
          <Select
            placeholder={words.choose}
            options={options}
            defaultValue={useTyped('template', fitting ?? '')}
          />
        </FormField>
        <div className="flex flex-wrap gap-3">
          <Button name="step" value="template">
            {words.fill}
          </Button>
          <Button name="step" value="template_replace">
            {words.replace}
          </Button>
          <ButtonLink to={path('/bughunter/report-templates')}>{words.manage}</ButtonLink>
        </div>
      </div>
    </Panel>
  )
}

/** Saves the texts of the form under a name, after the draft itself. */
export function SaveAsTemplate() {
  const words = useWords(reportTemplateWords)
  const refused = useRefused()?.fields.templateName !== undefined
  return (
    <Panel title={words.saveAs} {...(refused ? {} : { fold: '' })}>
      <div className="grid gap-3">
        <FormField name="templateName" label={words.name} hint={words.saveAsHint}>
          <TextInput
            defaultValue={useTyped('templateName', '')}
            maxLength={templateBounds.name}
            autoComplete="off"
          />
        </FormField>
        <div>
          <Button name="step" value="save_template">
            {words.saveTemplate}
          </Button>
        </div>
      </div>
    </Panel>
  )
}
