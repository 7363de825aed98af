import { now } from '@cakrawala/calendar/clock'
import { StructuredData } from '@cakrawala/page-parts/structured-data'
import { Button } from '@cakrawala/ui/button'
import { EmptyState } from '@cakrawala/ui/empty-state'
import { Field } from '@cakrawala/ui/field'
import { PageHeader } from '@cakrawala/ui/page-header'
import { TextInput } from '@cakrawala/ui/text-input'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { Form, useLoaderData } from 'react-router'
import type { FAQPage } from 'schema-dts'
import { pointRules } from '#domain/report/points.ts'
import { pointsOn } from '#domain/reward/tax-in-force.server.ts'
import { wordsIn } from '#i18n/catalogue.ts'
import { faqWords } from '#i18n/faq.ts'
import { load } from '#web/http/open.ts'
import { usePath, useWords } from '#web/parts/locale.tsx'
import { type FaqGroup, faqFound, faqQueryOf } from '#web/parts/reading/faq-search.ts'
import { pageTitle } from '#web/parts/title.ts'

type Found = { query: string; groups: FaqGroup[] }

export const meta = pageTitle(
  faqWords,
  (words) => words.title,
  (words) => words.lead,
)

export const loader = load(({ url, locale }): Found => {
  const query = faqQueryOf(url.searchParams.get('q'))
  const figures = { ...pointsOn(now()), quality: pointRules.qualityMost }
  return { query, groups: faqFound(wordsIn(faqWords, locale), query, figures) }
})

export default function FrequentlyAskedQuestion() {
  const { query, groups } = useLoaderData<typeof loader>()
  const { search, groupsLabel, ...words } = useWords(faqWords)
  const count = groups.reduce((sum, { questions }) => sum + questions.length, 0)
  return (
    <div className="page grid max-w-[80ch] gap-8 py-12">
      {query === '' && <StructuredData facts={questionFacts(groups)} />}
      <PageHeader title={words.title} subtitle={words.lead} />
      <FaqSearch query={query} />
      {query !== '' && count > 0 && <p role="status">{search.found({ count })}</p>}
      {count === 0 && <EmptyState title={search.none}>{search.noneText}</EmptyState>}
      {query === '' && (
        <nav aria-label={groupsLabel} className="flex flex-wrap gap-x-6">
          {groups.map((group) => (
            <a
              key={group.key}
              href={`#${group.key}`}
              className="inline-flex min-h-11 items-center text-samudra-text underline"
            >
              {group.title}
            </a>
          ))}
        </nav>
      )}
      {groups.map((group) => (
        <Group key={group.key} group={group} open={query !== ''} />
      ))}
      <More />
    </div>
  )
}

function Group({ group: { key, title: name, questions }, open }: { group: FaqGroup; open: boolean }) {
  return (
    <section id={key} className="grid scroll-mt-24 gap-3">
      <h2 className="text-lg">{name}</h2>
      <div className="divide-y divide-line border-y border-line">
        {questions.map(({ id, title: question, text }) => (
          <details key={id} id={id} open={open} className="group/question scroll-mt-24">
            <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-4 py-3 text-base font-semibold">
              {question}
              <ChevronDown
                aria-hidden
                className="size-5 shrink-0 text-ink-soft group-open/question:rotate-180"
              />
            </summary>
            <p className="max-w-[68ch] pb-4 text-read text-pretty text-ink-soft wrap-anywhere">{text}</p>
          </details>
        ))}
      </div>
    </section>
  )
}

function More() {
  const { more } = useWords(faqWords)
  const path = usePath()
  return (
    <section className="flex flex-wrap items-center justify-between gap-4 rounded border border-line bg-surface p-6">
      <div className="grid gap-1">
        <h2 className="text-base">{more.title}</h2>
        <p className="text-ink-soft">{more.text}</p>
      </div>
      <Button to={path('/contact-us')} variant="accent">
        {more.action}
      </Button>
    </section>
  )
}

/** The whole list; a narrowed one is no page of its own. */
function questionFacts(groups: readonly FaqGroup[]): FAQPage {
  const questions = groups.flatMap((group) => group.questions)
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ title: name, text }) => ({
      '@type': 'Question',
      name,
      acceptedAnswer: { '@type': 'Answer', text },
    })),
  }
}

/** Looks through the questions on the server; a found list has an address. @param query as it was understood */
function FaqSearch({ query }: { query: string }) {
  const { search } = useWords(faqWords)
  const root = usePath()('/frequently-asked-question')
  return (
    <Form role="search" aria-label={search.label} action={root} className="flex flex-wrap items-end gap-3">
      <div className="min-w-0 flex-[1_1_16rem]">
        <Field name="q" label={search.field}>
          <TextInput
            key={query}
            type="search"
            maxLength={100}
            placeholder={search.hint}
            defaultValue={query}
          />
        </Field>
      </div>
      <Button>{search.submit}</Button>
      {query !== '' && (
        <Button to={root} variant="quiet">
          {search.reset}
        </Button>
      )}
    </Form>
  )
}
