import { Button } from '@cakrawala/ui/button'
import { DescriptionList } from '@cakrawala/ui/description-list'
import { Notice } from '@cakrawala/ui/notice'
import { PageHeader } from '@cakrawala/ui/page-header'
import { Panel } from '@cakrawala/ui/panel'
import { useLoaderData } from 'react-router'
import { letterBehind } from '#domain/program/letter/letter-queries.server.ts'
import type { LetterView } from '#domain/program/letter/letter-view.ts'
import { letterWords } from '#i18n/letters.ts'
import { dateText, momentText } from '#i18n/moment.ts'
import { programWords } from '#i18n/program.ts'
import { found } from '#kernel/refusal.ts'
import { linkHeaders } from '#web/http/link-page.ts'
import { load } from '#web/http/open.ts'
import { useLocale, usePath, useWords } from '#web/parts/locale.tsx'
import { LetterBadge, letterTones } from '#web/parts/program/program-badges.tsx'
import { unlisted } from '#web/parts/seo/public-page.ts'
import { pageTitle } from '#web/parts/title.ts'

export const headers = linkHeaders
export const handle = unlisted
export const meta = pageTitle(letterWords, (words) => words.title)

export const loader = load(async ({ params }) => found(await letterBehind(params.code ?? '')))

/** Whether testing is permitted by a letter now, for the person who has its code. */
export default function Letter() {
  const letter = useLoaderData<typeof loader>()
  const words = useWords(letterWords)
  const path = usePath()
  return (
    <div className="page grid gap-6 py-12">
      <PageHeader
        title={words.title}
        meta={<LetterBadge state={letter.state} />}
        actions={
          <Button to={path('/letters')} variant="quiet">
            {words.another}
          </Button>
        }
      />
      <Notice tone={letterTones[letter.state]}>{words.notes[letter.state]}</Notice>
      {letter.named === null && <Notice>{words.privateNote}</Notice>}
      <Facts letter={letter} />
    </div>
  )
}

function Facts({ letter }: { letter: LetterView }) {
  const words = useWords(letterWords)
  const { kinds } = useWords(programWords)
  const locale = useLocale()
  const { named, kind, from, until, version, textHash } = letter
  const names = named
    ? [
        { key: 'bughunter', term: words.bughunter, value: named.bughunter },
        { key: 'program', term: words.program, value: named.program },
        { key: 'company', term: words.company, value: named.company },
      ]
    : []
  return (
    <Panel>
      <DescriptionList
        columns={2}
        items={[
          ...names,
          { key: 'kind', term: words.kind, value: kinds[kind] },
          { key: 'from', term: words.from, value: momentText(from, locale) },
          { key: 'until', term: words.until, value: dateText(new Date(`${until}T00:00:00+07:00`), locale) },
          { key: 'version', term: words.version, value: version },
          {
            key: 'hash',
            term: words.hash,
            value: <code className="font-mono text-xs break-all">{textHash}</code>,
          },
        ]}
      />
    </Panel>
  )
}
