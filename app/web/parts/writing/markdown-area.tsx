import { TextArea } from '@cakrawala/ui/text-area'
import { type ComponentProps, type FocusEvent, useEffect, useRef, useState } from 'react'
import { FoundData } from './found-data.tsx'
import type { MarkdownBar, MarkdownResult } from './markdown-tools.tsx'

type MarkdownAreaProps = ComponentProps<typeof TextArea> & {
  /** Whether personal data is looked for in the text: it is sent and stored, or to be published. */
  guards?: 'stored' | 'published'
}
type Tools = { MarkdownBar: typeof MarkdownBar; MarkdownResult: typeof MarkdownResult }

/**
 * A field for a long text in Markdown: a plain text area to which its tools come when it is first pointed at or written in.
 * The result stands beside the text where there is room, else in its place; the text stays in the form.
 */
export function MarkdownArea({ className = '', guards, ...rest }: MarkdownAreaProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const [tools, setTools] = useState<Tools | null>(null)
  const [resultShown, setResultShown] = useState(false)
  // Without them one writes all the same, and the next touch asks again.
  const fetchTools = () => void (tools ?? import('./markdown-tools.tsx').then(setTools, () => undefined))
  // A link to a field that the result has replaced leads to the text.
  const comeBack = ({ currentTarget }: FocusEvent<HTMLElement>) => {
    fetchTools()
    if (currentTarget.offsetWidth < 2) setResultShown(false)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a field may be written in before scripts came
  useEffect(() => {
    if (area.current === document.activeElement) fetchTools()
  }, [])
  return (
    <div className="@container grid gap-1">
      <div className={resultShown ? 'grid gap-3 @xl:grid-cols-2' : 'grid'}>
        <TextArea
          ref={area}
          onFocus={comeBack}
          onPointerEnter={fetchTools}
          className={`${className} ${resultShown ? '@max-xl:sr-only' : ''}`}
          {...rest}
        />
        {tools && resultShown && <tools.MarkdownResult area={area} />}
      </div>
      <div className="flex min-h-11 flex-wrap items-center md:min-h-8">
        {tools && (
          <tools.MarkdownBar
            area={area}
            resultShown={resultShown}
            onResult={() => setResultShown(!resultShown)}
          />
        )}
      </div>
      {guards && <FoundData area={area} published={guards === 'published'} />}
    </div>
  )
}
