import Languages from 'lucide-react/icons/languages'

type LanguageSwitchProps = {
  /** Where the choice is posted: the language as `locale`, the page without language as `next`. */
  action: string
  /** The language it leads to. */
  language: string
  next: string
  words: { short: string; name: string; hint: string }
}

/** The way to a page in another language, which stays chosen. A plain form: the whole document changes its language. */
export function LanguageSwitch({ action, language, next, words }: LanguageSwitchProps) {
  return (
    <form method="post" action={action} data-for-all>
      <input type="hidden" name="next" value={next} />
      <button
        className="inline-flex min-h-11 min-w-6 items-center justify-center gap-1.5 rounded px-2 text-sm font-medium text-ink-soft hover:text-ink"
        type="submit"
        name="locale"
        value={language}
        title={words.hint}
      >
        <Languages aria-hidden size={18} />
        <span aria-hidden>{words.short}</span>
        <span className="sr-only" lang={language}>
          {words.name}
        </span>
      </button>
    </form>
  )
}
