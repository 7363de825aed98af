import type { AgreementText } from '#domain/program/agreement/agreement-queries.server.ts'
import { agreementWords } from '#i18n/agreement.ts'
import { momentText } from '#i18n/moment.ts'
import { CopyText } from '#ui/copy-text.tsx'
import { DescriptionList } from '#ui/description-list.tsx'
import { Panel } from '#ui/panel.tsx'
import { useLocale, useWords } from '../locale.tsx'

/** An agreement to read: the text in the reader's language and, in English, the binding Indonesian one below it. */
export function AgreementSheet({ agreement }: { agreement: AgreementText }) {
  const words = useWords(agreementWords)
  const locale = useLocale()
  return (
    <>
      {locale === 'en' && (
        <Panel title={words.english} subtitle={words.binding}>
          <Sheet text={agreement.text.en} lang="en" />
        </Panel>
      )}
      <Panel title={words.indonesian} footer={<Fingerprint agreement={agreement} />}>
        <Sheet text={agreement.text.id} lang="id" />
      </Panel>
    </>
  )
}

/** The plain text as it was hashed; numbered heads only look different. */
function Sheet({ text, lang }: { text: string; lang: string }) {
  return (
    <div lang={lang} className="grid max-w-prose gap-4 break-words text-read">
      {partsOf(text).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a fixed text never change places
        <Part key={index} {...part} />
      ))}
    </div>
  )
}

type Part = { text: string; headed: boolean }

/** Sections are numbered through; a numbered list inside one does not go on where the last section ended. */
function partsOf(sheet: string): Part[] {
  let section = 0
  return sheet
    .trim()
    .split(/\n{2,}/)
    .map((text) => {
      const next = text.startsWith(`${section + 1}. `)
      if (next) section++
      return { text, headed: next || /^[A-Z ]{10,}:/.test(text) }
    })
}

function Part({ text, headed }: Part) {
  const [, head, rest = ''] = headed ? (/^(.*)(?:\n([\s\S]*))?$/.exec(text) ?? []) : []
  return (
    <p className="whitespace-pre-line">
      {head && <strong>{head}</strong>}
      {head ? rest && `\n${rest}` : text}
    </p>
  )
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
