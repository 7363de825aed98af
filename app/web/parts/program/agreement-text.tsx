import { CopyText } from '@cakrawala/ui/copy-text'
import { DescriptionList } from '@cakrawala/ui/description-list'
import { Panel } from '@cakrawala/ui/panel'
import type { AgreementText } from '#domain/program/agreement/agreement-queries.server.ts'
import { aroundDescription } from '#domain/program/agreement/agreement-text.ts'
import { agreementWords } from '#i18n/agreement.ts'
import { momentText } from '#i18n/moment.ts'
import type { Locale } from '#kernel/locale.ts'
import { useLocale, useWords } from '../locale.tsx'
import { UserText } from '../user-text.tsx'

/** An agreement to read: the text in the reader's language and, in English, the binding Indonesian one below it. */
export function AgreementArticle({ agreement }: { agreement: AgreementText }) {
  const words = useWords(agreementWords)
  const locale = useLocale()
  return (
    <>
      {locale === 'en' && (
        <Panel title={words.english} subtitle={words.binding}>
          <Sheet agreement={agreement} lang="en" />
        </Panel>
      )}
      <Panel title={words.indonesian} footer={<Fingerprint agreement={agreement} />}>
        <Sheet agreement={agreement} lang="id" />
        <AsSigned text={agreement.text.id} />
      </Panel>
    </>
  )
}

/**
 * The text that was hashed, easier to read: its headings are emphasized, and the program's own terms are
 * shown as they are meant.
 */
function Sheet({ agreement, lang }: { agreement: AgreementText; lang: Locale }) {
  const { text, terms } = agreement
  const around = terms.html === '' ? null : aroundDescription(text[lang], terms.typed)
  const [before, after] = around ?? [text[lang], '']
  const parts = partsOf(before)
  return (
    <div lang={lang} className="grid max-w-[53ch] gap-4 break-words text-read">
      <Parts parts={parts} />
      {around && (
        <>
          {/* The program's own headings stand below those of the sections. */}
          <div className="[&_.prose_:is(h1,h2,h3)]:text-[1em]">
            <UserText sanitizedHtml={terms.html} />
          </div>
          <Parts parts={partsOf(after, parts.filter(({ headed }) => headed === 'section').length)} />
        </>
      )}
    </div>
  )
}

/** Letter by letter what the fingerprint was taken of. */
function AsSigned({ text }: { text: string }) {
  const { asSigned, asSignedHint } = useWords(agreementWords)
  return (
    <details className="unprinted mt-4">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-samudra-text underline-offset-4 hover:underline">
        {asSigned}
      </summary>
      <p className="text-xs text-ink-soft">{asSignedHint}</p>
      <pre lang="id" className="mt-2 rounded bg-sunk p-4 font-mono text-xs break-words whitespace-pre-wrap">
        {text}
      </pre>
    </details>
  )
}

type Part = { text: string; headed: 'section' | 'title' | null }

function Parts({ parts }: { parts: readonly Part[] }) {
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a fixed text never change places
    <Part key={index} {...part} />
  ))
}

/** Sections are numbered through; a numbered list inside one does not go on where the last section ended. */
function partsOf(sheet: string, before = 0): Part[] {
  let section = before
  return sheet
    .trim()
    .split(/\n{2,}/)
    .map((text) => {
      const next = text.startsWith(`${section + 1}. `)
      if (next) section++
      return { text, headed: next ? 'section' : /^[A-Z ]{10,}:/.test(text) ? 'title' : null }
    })
}

function Part({ text, headed }: Part) {
  const [, head, rest = ''] = headed ? (/^(.*)(?:\n([\s\S]*))?$/.exec(text) ?? []) : []
  const [first, ...blocks] = blocksOf(head ? rest : text)
  const opening = first && !isItem(first[0]) ? first : []
  return (
    <div className="grid gap-1">
      {(head || opening.length > 0) && (
        <p className="whitespace-pre-line">
          {head && <strong>{head}</strong>}
          {head && opening.length > 0 && '\n'}
          {opening.join('\n')}
        </p>
      )}
      {[...(first && opening.length === 0 ? [first] : []), ...blocks].map((lines) =>
        isItem(lines[0]) ? (
          <ul key={lines.join()} className="grid list-disc gap-1 pl-6">
            {lines.map((line) => (
              <li key={line}>{line.slice(2)}</li>
            ))}
          </ul>
        ) : (
          <p key={lines.join()} className="whitespace-pre-line">
            {lines.join('\n')}
          </p>
        ),
      )}
    </div>
  )
}

const isItem = (line = '') => line.startsWith('- ')

/** Lines of a list stand together, and so do those between lists. */
function blocksOf(text: string): string[][] {
  const blocks: string[][] = []
  for (const line of text.split('\n').filter(Boolean)) {
    const last = blocks.at(-1)
    if (last && isItem(last[0]) === isItem(line)) last.push(line)
    else blocks.push([line])
  }
  return blocks
}

function Fingerprint({ agreement }: { agreement: AgreementText }) {
  const words = useWords(agreementWords)
  const since = momentText(agreement.versionAt, useLocale())
  const hash = <CopyText text={agreement.textHash} copyLabel={words.copy} copiedLabel={words.copied} />
  return (
    <DescriptionList
      columns={2}
      items={[
        { term: words.since, value: since },
        { term: words.hash, value: hash },
      ]}
    />
  )
}
