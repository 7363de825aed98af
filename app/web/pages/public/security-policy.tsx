import { PageHeader } from '@cakrawala/ui/page-header'
import { securityPolicyWords } from '#i18n/security-policy.ts'
import { L, useWords } from '#web/parts/locale.tsx'
import { useBrand } from '#web/parts/root-facts.tsx'
import { pageTitle } from '#web/parts/title.ts'

export const meta = pageTitle(
  securityPolicyWords,
  (words) => words.title,
  (words, _, brand) => words.lead({ brand, domain: '', mailbox: '' }),
)

const look = 'inline-flex min-h-11 items-center text-samudra-text underline wrap-anywhere'

export default function SecurityPolicy() {
  const { title, lead, clauses, ...words } = useWords(securityPolicyWords)
  const { name, domain } = useBrand()
  const mailbox = `security@${domain}`
  const facts = { brand: name, domain, mailbox }
  return (
    <article className="page grid max-w-[72ch] gap-8 py-12">
      <PageHeader title={title} subtitle={lead(facts)} />
      <div className="grid rounded border border-line bg-surface p-4">
        <p className="flex flex-wrap items-center gap-x-2">
          {words.write}
          <a href={`mailto:${mailbox}`} className={`${look} font-semibold`}>
            {mailbox}
          </a>
        </p>
        <L to="/contact-us?topic=other" className={look}>
          {words.form}
        </L>
        <p className="flex flex-wrap items-center gap-x-2 text-ink-soft">
          {words.machine}
          <a href="/.well-known/security.txt" className={`${look} font-mono text-sm`}>
            /.well-known/security.txt
          </a>
        </p>
      </div>
      {Object.values(clauses).map((clause) => (
        <section key={clause.title} className="grid gap-2">
          <h2 className="text-lg">{clause.title}</h2>
          <p className="text-read text-pretty wrap-anywhere">{clause.text(facts)}</p>
        </section>
      ))}
    </article>
  )
}
