import { PageHeader } from '@cakrawala/ui/page-header'
import { legalWords } from '#i18n/legal.ts'
import { L, useWords } from '../locale.tsx'
import { useBrand } from '../root-facts.tsx'

const counterpart = { terms: '/privacy-policy', privacy: '/term-and-condition' } as const

/** One of the two texts a sign-up consents to, clause by clause. */
export function LegalText({ of }: { of: 'terms' | 'privacy' }) {
  const { title, lead, clauses, other } = useWords(legalWords)[of]
  const { name, domain } = useBrand()
  const facts = { brand: name, domain }
  return (
    <article className="page grid max-w-[72ch] gap-8 py-12">
      <PageHeader title={title} subtitle={lead(facts)} />
      {Object.values(clauses).map((clause) => (
        <section key={clause.title} className="grid gap-2">
          <h2 className="text-lg">{clause.title}</h2>
          <p className="text-read text-pretty wrap-anywhere">{clause.text(facts)}</p>
        </section>
      ))}
      <p className="border-t border-line pt-6">
        <L to={counterpart[of]} className="inline-flex min-h-11 items-center text-samudra-text underline">
          {other}
        </L>
      </p>
    </article>
  )
}
