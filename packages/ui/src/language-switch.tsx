import Languages from 'lucide-react/icons/languages'

type LanguageSwitchProps = {
  href: string
  /** The language it leads to. */
  language: string
  words: { short: string; name: string; hint: string }
}

/** The way to a page in another language. A plain link: the whole document changes its language. */
export function LanguageSwitch({ href, language, words }: LanguageSwitchProps) {
  return (
    <a
      className="inline-flex min-h-11 min-w-6 items-center justify-center gap-1.5 rounded px-2 text-sm font-medium text-ink-soft hover:text-ink"
      href={href}
      hrefLang={language}
      title={words.hint}
    >
      <Languages aria-hidden size={18} />
      <span aria-hidden>{words.short}</span>
      <span className="sr-only" lang={language}>
        {words.name}
      </span>
    </a>
  )
}
