import { Button } from '@cakrawala/ui/button'
import { ButtonLink } from '@cakrawala/ui/button-link'
import { Notice } from '@cakrawala/ui/notice'
import { useEffect, useRef } from 'react'
import { useRefused, useTyped } from './form.tsx'
import { useParts } from './parts-context.ts'
import type { Refused } from './refused.ts'

/** What a page puts into the answer to its refused form of texts: which version is stored, and since when. */
export type Newest = { newest: number; at: Date }

type SeenVersionProps = {
  name: 'version' | 'revision' | 'seen'
  /** The version the fields were filled from. */
  version: number | string
  /** Ready path of the page that shows the stored version. */
  kept: string
}

/**
 * Sends the version a form was filled from, and asks where another one was saved meanwhile: what is typed
 * stays in the form, the other text opens in a tab of its own, and one button replaces it by this one. A
 * refused form keeps its number even where the page around it was read anew: sent once more, it must not
 * overwrite what its writer never saw.
 */
export function SeenVersion({ name, version, kept }: SeenVersionProps) {
  const seen = useTyped(name, String(version)) ?? ''
  const newest = newestBehind(useRefused(), Number(seen))
  return (
    <>
      <input type="hidden" name={name} value={seen} />
      {newest && <SavedMeanwhile newest={newest} kept={kept} />}
    </>
  )
}

function SavedMeanwhile({ newest, kept }: { newest: Newest; kept: string }) {
  const { momentText, seenVersion: words } = useParts()
  const question = useRef<HTMLDivElement>(null)
  // The form may be longer than the screen, and its button is at the foot.
  useEffect(() => {
    if (newest) question.current?.focus()
  }, [newest])
  return (
    <>
      {/* Enter in a field must save, and be asked again: the first button of a form is the one it presses. */}
      <button type="submit" tabIndex={-1} aria-hidden className="sr-only" />
      <div ref={question} tabIndex={-1} className="scroll-mt-20 rounded">
        <Notice
          tone="warning"
          title={words.title}
          action={
            <div className="flex flex-wrap gap-3">
              <ButtonLink to={kept} target="_blank" rel="noopener">
                {words.open}
              </ButtonLink>
              <Button name="overwrite" value={newest.newest}>
                {words.keep}
              </Button>
            </div>
          }
        >
          {words.text({ time: momentText(newest.at) })}
        </Notice>
      </div>
    </>
  )
}

/** Null where no newer version conflicts with the form. */
function newestBehind(refused: Refused | undefined, seen: number): Newest | null {
  const kept = refused?.refused === 'conflict' ? (refused.kept as Newest | undefined) : undefined
  return kept && kept.newest > seen ? kept : null
}
