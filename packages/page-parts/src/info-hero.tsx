import { Button } from '@cakrawala/ui/button'
import type { ReactNode } from 'react'
import { useParts } from './parts-context.ts'

type Way = { label: string; to: string }
type Props = {
  /** What the page is about, in two or three words. */
  name: string
  title: string
  lead: string
  action: Way
  second?: Way
  picture: ReactNode
}

/** The top of an informative page: its text, its one main link, and a drawing at its lower edge. */
export function InfoHero({ name, title, lead, action, second, picture }: Props) {
  const { path } = useParts()
  return (
    <section className="parang overflow-clip border-b border-senja">
      <div className="page grid gap-x-12 gap-y-8 pt-12 lg:grid-cols-[6fr_5fr] lg:pt-16">
        <div className="grid content-center justify-items-start gap-5 lg:pb-16">
          <p className="text-sm font-semibold text-senja-text">{name}</p>
          <h1 className="text-2xl leading-tight text-balance md:text-3xl">{title}</h1>
          <p className="max-w-[60ch] text-read text-pretty text-ink-soft">{lead}</p>
          <div className="flex flex-wrap gap-3">
            <Button to={path(action.to)} variant="accent" size="lg">
              {action.label}
            </Button>
            {second && (
              <Button to={path(second.to)} size="lg">
                {second.label}
              </Button>
            )}
          </div>
        </div>
        <div className="grid items-end">{picture}</div>
      </div>
    </section>
  )
}
