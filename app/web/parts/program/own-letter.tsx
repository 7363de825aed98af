import { Button } from '@cakrawala/ui/button'
import { ButtonLink } from '@cakrawala/ui/button-link'
import { Panel } from '@cakrawala/ui/panel'
import type { OwnLetter } from '#domain/program/letter/letter-view.ts'
import { letterWords } from '#i18n/letters.ts'
import { usePath, useWords } from '../locale.tsx'
import { LetterBadge } from './program-badges.tsx'

type Props = {
  letter: Pick<OwnLetter, 'code' | 'state' | 'revokeReason'>
  agreement: { hash: string; id: string }
}

/** The holder's own authorisation letter: its state, its document, and the page others check it on. */
export function OwnLetterPanel({ letter, agreement: { hash, id } }: Props) {
  const words = useWords(letterWords)
  const path = usePath()
  return (
    <Panel title={words.own.title} subtitle={words.own.text}>
      <div className="actions flex flex-wrap items-center gap-3">
        <LetterBadge state={letter.state} />
        <ButtonLink to={path(`/bughunter/programs/agreement/${hash}/${id}/letter`)} reloadDocument download>
          {words.download}
        </ButtonLink>
        <Button variant="quiet" to={path(`/letters/${letter.code}`)}>
          {words.own.page}
        </Button>
      </div>
      <p className="mt-3 text-ink-soft">{words.notes[letter.state]}</p>
      {letter.revokeReason && (
        <p className="mt-2 whitespace-pre-line">{`${words.own.reason}: ${letter.revokeReason}`}</p>
      )}
    </Panel>
  )
}
