import { Panel } from '@cakrawala/ui/panel'
import { useContext, useEffect, useRef } from 'react'
import { UNSAFE_DataRouterDataContext as RouterData } from 'react-router'
import { RefusalNotice } from './form.tsx'
import { useParts } from './parts-context.ts'
import { isRefused, type Refused, type Typed } from './refused.ts'

/** A group of boxes or radio cards has no field of its own that is wrong: its first one represents it. */
const wrong = '[aria-invalid=true], fieldset[aria-describedby*="-error"] input'

/**
 * Shows why an act was refused whose form no longer is on the page, or has no space for a sentence: another
 * person was faster, or a right was taken back. What was typed there is given back. It belongs to the frames,
 * so that no page forgets it; where a form shows it itself (`data-refused`) it stays hidden, also without
 * scripts, and its first wrong field gets the cursor.
 */
export function PageRefusal() {
  const place = useRef<HTMLDivElement>(null)
  const refused = useRefusedAct()
  useEffect(() => {
    if (!refused) return
    if (place.current?.checkVisibility()) place.current.focus()
    else focusFirstError()
  }, [refused])
  if (!refused) return null
  return (
    <div
      ref={place}
      tabIndex={-1}
      data-focus
      className="grid scroll-mt-20 gap-4 outline-none [main:has([data-refused])_&]:hidden"
    >
      <RefusalNotice refused={refused} />
      <Unsent typed={refused.typed} />
    </div>
  )
}

/** The refusal of the act that was just sent, whichever route it belongs to. */
function useRefusedAct(): Refused | undefined {
  const answers = useContext(RouterData)?.actionData
  return Object.values(answers ?? {}).find(isRefused)
}

/**
 * What belongs to a form that is on no page: no action has read it, or the action was refused and its page could not be
 * read after it.
 * @param typed what the refusal of the page itself gives back
 */
export function useUnsent(typed: Typed = {}): Typed {
  const refused = useRefusedAct()
  return Object.keys(typed).length > 0 ? typed : (refused?.typed ?? {})
}

/** What a person wrote into a form that is not on the page. @param isBack whether the form will be there again */
export function Unsent({ typed, isBack = false }: { typed: Typed; isBack?: boolean }) {
  const { unsent } = useParts()
  const texts = unsentTexts(typed)
  if (texts.length === 0) return null
  return (
    <Panel title={unsent.title} subtitle={isBack ? unsent.later : unsent.text}>
      <pre className="max-h-96 overflow-auto font-mono text-sm break-words whitespace-pre-wrap">
        {texts.join('\n\n')}
      </pre>
    </Panel>
  )
}

/** Longer than what any form takes, in letters: no one wrote that. */
const tooLong = 60_000

/** What a person wrote, not what they chose: ids, keys and codes of options have no spaces. */
export function unsentTexts(typed: Typed): string[] {
  return Object.values(typed)
    .flat()
    .map((text) => text.trim())
    .filter((text) => text.length < tooLong && /\s/.test(text))
}

/** Puts the cursor into the first wrong field of the form that was refused; leaves it where no field is to blame. */
function focusFirstError(): void {
  document.querySelector<HTMLElement>(`form[data-refused] :is(${wrong})`)?.focus()
}
