type Question = { title: string; text: string }

/** Questions with their answers, open: there is nothing to unfold. */
export function QuestionList({ title, questions }: { title: string; questions: readonly Question[] }) {
  return (
    <section className="grid gap-6 lg:grid-cols-[1fr_2fr]">
      <h2 className="text-xl">{title}</h2>
      <dl className="divide-y divide-line border-y border-line">
        {questions.map((question) => (
          <div key={question.title} className="grid gap-1 py-5">
            <dt className="text-base font-semibold">{question.title}</dt>
            <dd className="max-w-[68ch] text-base text-pretty text-ink-soft">{question.text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
