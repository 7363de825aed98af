import { L } from './locale.tsx'

/** What becomes of what is sent. */
export function PrivacyLine({ text, link }: { text: string; link: string }) {
  return (
    <p className="text-sm text-ink-soft">
      {text}{' '}
      <L to="/privacy-policy" className="text-samudra-text underline">
        {link}
      </L>
    </p>
  )
}
