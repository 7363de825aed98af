import { FormField, useTyped } from '@cakrawala/page-parts/form'
import { TextArea } from '@cakrawala/ui/text-area'
import { TextInput } from '@cakrawala/ui/text-input'
import X from 'lucide-react/icons/x'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { mostSkills } from '#domain/account/curriculum-vitae/curriculum-vitae.ts'
import { curriculumVitaeWords } from '#i18n/curriculum-vitae.ts'
import { useWords } from '#web/parts/locale.tsx'

/** Skills, one a line; with scripts they become chips that the Enter key and the comma part. */
export function SkillsField({ kept }: { kept: readonly string[] }) {
  const { self: words } = useWords(curriculumVitaeWords)
  return (
    <FormField name="skills" label={words.skills} hint={words.skillsHint}>
      <SkillsControl kept={kept.join('\n')} />
    </FormField>
  )
}

function SkillsControl({ kept }: { kept: string }) {
  const typed = useTyped('skills', kept) ?? ''
  const [skills, setSkills] = useState<string[] | null>(null)
  useEffect(() => setSkills(partsOf(typed)), [typed])
  const place = useRef<HTMLDivElement>(null)
  if (!skills) return <TextArea rows={5} defaultValue={typed} />
  const remove = (gone: string) => {
    setSkills(skills.filter((skill) => skill !== gone))
    // The chip takes the focus with it: it moves to the field beside it.
    place.current?.querySelector<HTMLInputElement>('input:not([type=hidden])')?.focus()
  }
  return (
    <div ref={place} className="grid gap-2">
      <input type="hidden" name="skills" value={skills.join('\n')} />
      <Chips skills={skills} remove={remove} />
      <NewSkill
        add={(more) => setSkills([...new Set([...skills, ...more])])}
        full={skills.length >= mostSkills}
      />
    </div>
  )
}

function Chips({ skills, remove }: { skills: string[]; remove: (skill: string) => void }) {
  const { self: words } = useWords(curriculumVitaeWords)
  if (skills.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2">
      {skills.map((skill) => (
        <li
          key={skill}
          className="flex min-w-0 items-center gap-1 rounded-full border border-line bg-neutral-tint pl-3"
        >
          <span className="min-w-0 break-words">{skill}</span>
          <button
            type="button"
            aria-label={words.skillsRemove({ skill })}
            onClick={() => remove(skill)}
            className="grid size-11 cursor-pointer place-items-center text-ink-soft hover:text-ink md:size-8"
          >
            <X aria-hidden size={16} />
          </button>
        </li>
      ))}
    </ul>
  )
}

/** What was typed and not parted yet is taken when the field is left: nothing typed is lost. */
function NewSkill({ add, full }: { add: (skills: string[]) => void; full: boolean }) {
  const { self: words } = useWords(curriculumVitaeWords)
  const take = (input: HTMLInputElement) => {
    const parts = partsOf(input.value)
    input.value = ''
    if (parts.length > 0) add(parts)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if ((event.key !== 'Enter' && event.key !== ',') || event.nativeEvent.isComposing) return
    event.preventDefault()
    take(event.currentTarget)
  }
  return (
    <TextInput
      name=""
      required={false}
      disabled={full}
      placeholder={words.skillsAdd}
      onKeyDown={onKeyDown}
      onBlur={(event) => take(event.currentTarget)}
      enterKeyHint="enter"
    />
  )
}

function partsOf(text: string): string[] {
  return [...new Set(text.split(/[\n,]/).map((part) => part.trim()))].filter(Boolean)
}
