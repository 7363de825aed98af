import { DescriptionList } from '@cakrawala/ui/description-list'
import { mailboxes } from '#domain/inquiry/inquiry.ts'
import { contactWords } from '#i18n/contact.ts'
import { L, useWords } from '#web/parts/locale.tsx'
import { useBrand } from '#web/parts/root-facts.tsx'

const look = 'inline-flex min-h-11 items-center text-samudra-text underline wrap-anywhere'

/** Where else one reaches us: the office, the two mailboxes, and pages that may answer at once. */
export function ContactPlaces() {
  const { office, address, hours, mailboxes: names, elsewhere } = useWords(contactWords)
  const place = (
    <>
      <span className="block">{address}</span>
      <span className="block text-sm text-ink-soft">{hours}</span>
    </>
  )
  return (
    <div className="grid gap-8">
      <DescriptionList
        items={[
          { term: office, value: place },
          { term: names.business, value: <Mailbox name={mailboxes.business} /> },
          { term: names.bughunters, value: <Mailbox name={mailboxes.bughunters} /> },
        ]}
      />
      <section className="grid">
        <h2 className="text-base">{elsewhere.title}</h2>
        <L to="/frequently-asked-question" className={look}>
          {elsewhere.faq}
        </L>
        <L to="/security-policy" className={look}>
          {elsewhere.vulnerability}
        </L>
      </section>
    </div>
  )
}

function Mailbox({ name }: { name: string }) {
  const address = `${name}@${useBrand().domain}`
  return (
    <a href={`mailto:${address}`} className={look}>
      {address}
    </a>
  )
}
