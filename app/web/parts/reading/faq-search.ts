import { oneSpelling } from '@cakrawala/unicode-text/one-spelling'
import type { WordsOf } from '#i18n/catalogue.ts'
import type { faqWords } from '#i18n/faq.ts'

type Faq = WordsOf<typeof faqWords>
export type FaqGroup = {
  key: keyof Faq['groups']
  title: string
  /** `id` is the anchor of the question in its page. */
  questions: { id: string; title: string; text: string }[]
}

/** What is looked for: at most 100 characters of it, without controls. */
export function faqQueryOf(text: string | null): string {
  return (text ?? '')
    .replaceAll(/\p{Cc}+/gu, ' ')
    .toWellFormed()
    .trim()
    .slice(0, 100)
}

/**
 * The groups with the questions that hold every word of `query` somewhere; groups without any are left out.
 * @param figures what replaces `{name}` in an answer: figures that change by date
 */
export function faqFound(
  { groups, questions }: Faq,
  query: string,
  figures: Readonly<Record<string, number>>,
): FaqGroup[] {
  const wanted = folded(query).split(/\s+/).filter(Boolean)
  const fits = ({ title, text }: { title: string; text: string }) => {
    const said = folded(`${title} ${text}`)
    return wanted.every((word) => said.includes(word))
  }
  return (Object.keys(groups) as (keyof Faq['groups'])[])
    .map((key) => ({
      key,
      title: groups[key],
      questions: Object.entries(questions[key])
        .map(([name, { title, text }]) => ({ id: `${key}-${name}`, title, text: told(text, figures) }))
        .filter(fits),
    }))
    .filter((group) => group.questions.length > 0)
}

function told(text: string, figures: Readonly<Record<string, number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(figures[name]))
}

/** Small letters, accents and full-width forms aside. */
function folded(text: string): string {
  return oneSpelling(text, 'NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
}
