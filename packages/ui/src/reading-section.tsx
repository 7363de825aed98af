import type { ReactNode } from 'react'

type Props = { id?: string; title: string; paragraphs: readonly string[]; children?: ReactNode }

/** A title beside a few paragraphs to read; `id` makes it an anchor to link to. */
export function ReadingSection({ id, title, paragraphs, children }: Props) {
  return (
    <section id={id} className="grid scroll-mt-24 gap-4 lg:grid-cols-[1fr_2fr] lg:gap-6">
      <h2 className="text-xl text-balance">{title}</h2>
      <div className="grid justify-items-start gap-4">
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="max-w-[66ch] text-read text-pretty">
            {paragraph}
          </p>
        ))}
        {children}
      </div>
    </section>
  )
}
