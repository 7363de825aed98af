import { CopyText } from '@cakrawala/ui/copy-text'
import { articleWords } from '#i18n/articles.ts'
import { useWords } from '../locale.tsx'

/** Ways to pass a page on: plain links that carry its address and title, and nothing that watches. */
export function ShareSection({ address, title }: { address: string; title: string }) {
  const { share } = useWords(articleWords)
  return (
    <section className="unprinted grid gap-3 border-t border-line pt-6">
      <h2 className="text-base">{share.title}</h2>
      <CopyText text={address} copyLabel={share.copy} copiedLabel={share.copied} shown={address} />
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {placesFor(address, title, share.email).map(({ place, href }) => (
          <li key={place}>
            <a
              href={href}
              rel="noopener noreferrer"
              aria-label={share.via({ place })}
              className="inline-flex min-h-11 items-center font-medium text-samudra-text underline md:min-h-0"
            >
              {place}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function placesFor(address: string, title: string, email: string) {
  const [url, words] = [encodeURIComponent(address), encodeURIComponent(title)]
  return [
    { place: 'WhatsApp', href: `https://wa.me/?text=${words}%20${url}` },
    { place: 'X', href: `https://x.com/intent/post?url=${url}&text=${words}` },
    { place: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?url=${url}` },
    { place: email, href: `mailto:?subject=${words}&body=${url}` },
  ]
}
