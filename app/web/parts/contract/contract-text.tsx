import { Badge } from '@cakrawala/ui/badge'
import { ButtonLink } from '@cakrawala/ui/button-link'
import { DescriptionList } from '@cakrawala/ui/description-list'
import { Panel } from '@cakrawala/ui/panel'
import type { ContractState } from '#domain/company/contract/contract.ts'
import type { ContractView } from '#domain/company/contract/contract-view.ts'
import { contractWords } from '#i18n/contract.ts'
import type { Locale } from '#kernel/locale.ts'
import { useLocale, usePath, useWords } from '../locale.tsx'
import { contractFacts } from './contract-facts.ts'

const tones = {
  signed: 'warning',
  in_force: 'success',
  returned: 'danger',
  withdrawn: 'neutral',
  replaced: 'neutral',
} as const

export function ContractBadge({ state }: { state: ContractState }) {
  return <Badge tone={tones[state]}>{useWords(contractWords).states[state]}</Badge>
}

/** The text to read; in English the translation, with the binding text folded below it. */
export function ContractText({ version, text }: Pick<ContractView, 'version' | 'text'>) {
  const words = useWords(contractWords)
  const locale = useLocale()
  return (
    <Panel title={words.textTitle({ version })} subtitle={words.binding}>
      <Sheet text={text[locale]} lang={locale} />
      {locale === 'en' && (
        <details className="mt-4">
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-samudra-text underline-offset-4 hover:underline">
            {words.indonesian}
          </summary>
          <Sheet text={text.id} lang="id" />
        </details>
      )}
    </Panel>
  )
}

function Sheet({ text, lang }: { text: string; lang: Locale }) {
  return (
    <div lang={lang} className="grid max-w-[65ch] gap-4 break-words text-read">
      {text.split('\n\n').map((part) => {
        const [head = '', body] = part.split('\n')
        return (
          <p key={part} className="whitespace-pre-line">
            {body || head === head.toUpperCase() || /^[A-Z ]{8,}\(/.test(head) ? (
              <strong>{head}</strong>
            ) : (
              head
            )}
            {body && `\n${body}`}
          </p>
        )
      })}
    </div>
  )
}

/** Who signed what and when, with the document. */
export function ContractSheet({ contract, root }: { contract: ContractView; root: string }) {
  const words = useWords(contractWords)
  const locale = useLocale()
  const path = usePath()
  return (
    <Panel
      title={words.document}
      actions={
        <ButtonLink size="sm" to={path(`${root}/${contract.id}/doc`)} reloadDocument download>
          {words.download}
        </ButtonLink>
      }
    >
      <DescriptionList
        columns={2}
        items={contractFacts(contract, locale).map(({ term, value }) => ({
          term,
          value: <span className="wrap-anywhere">{value}</span>,
        }))}
      />
    </Panel>
  )
}
