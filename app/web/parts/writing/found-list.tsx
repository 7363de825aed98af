import type { Found } from '@cakrawala/personal-data/kinds'
import { Button } from '@cakrawala/ui/button'
import { useId } from 'react'
import { personalDataWords } from '#i18n/personal-data.ts'
import { useWords } from '../locale.tsx'

type FoundListProps = {
  /** Each value once. */
  open: readonly Found[]
  kept: number
  hint: 'hint' | 'publicHint'
  onMask: (values: readonly string[]) => void
  onKeep: (found: Found) => void
  onAgain: () => void
}

/** Finds that need a decision, below the text they are in; how many there are is announced once the writer pauses. */
export function FoundList({ open, kept, hint, onMask, onKeep, onAgain }: FoundListProps) {
  const words = useWords(personalDataWords)
  const id = useId()
  return (
    <>
      <p role="status" className="sr-only">
        {open.length > 0 ? words.count({ total: open.length }) : words.none}
      </p>
      {open.length > 0 && (
        <section aria-labelledby={id} className="grid gap-2 rounded border border-kunyit bg-sunk p-3">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <p id={id} className="font-semibold">
              {words.title}
            </p>
            <Button type="button" size="sm" onClick={() => onMask(open.map(({ value }) => value))}>
              {words.maskAll}
            </Button>
          </div>
          <p className="text-sm text-ink-soft">{words[hint]}</p>
          <ul className="grid gap-1">
            {open.map((one) => (
              <li
                key={one.value}
                className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line pt-1"
              >
                <span className="min-w-0 flex-[1_1_14rem]">
                  {words.at({ kind: words.kinds[one.kind], line: one.line })}{' '}
                  <code className="ml-1 font-mono text-xs break-all text-ink-soft">{one.mask}</code>
                </span>
                <Button type="button" size="sm" onClick={() => onMask([one.value])}>
                  {words.mask}
                  <span className="sr-only">
                    {' '}
                    {words.at({ kind: words.kinds[one.kind], line: one.line })}
                  </span>
                </Button>
                <Button type="button" size="sm" variant="quiet" onClick={() => onKeep(one)}>
                  {words.keep}
                  <span className="sr-only">
                    {' '}
                    {words.at({ kind: words.kinds[one.kind], line: one.line })}
                  </span>
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {kept > 0 && (
        <p className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
          {words.kept({ total: kept })}
          <Button type="button" size="sm" variant="quiet" onClick={onAgain}>
            {words.again}
          </Button>
        </p>
      )}
    </>
  )
}
