import { queueHelp } from '@cakrawala/page-parts/list-keys'
import { Dialog } from '@cakrawala/ui/dialog'
import { DialogTrigger } from '@cakrawala/ui/dialog-trigger'
import Keyboard from 'lucide-react/icons/keyboard'
import { workWords } from '#i18n/work-queue.ts'
import { useWords } from '#web/parts/locale.tsx'

const known = [
  ['j', 'next'],
  ['k', 'previous'],
  ['Enter', 'open'],
  ['c', 'take'],
  ['/', 'search'],
  ['?', 'help'],
] as const

/** Which keys the queue knows; `?` opens it as well. */
export function QueueKeysHelp() {
  const { keys } = useWords(workWords)
  return (
    <>
      <span className="hidden lg:block">
        <DialogTrigger dialog={queueHelp} variant="quiet" icon={<Keyboard aria-hidden />}>
          {keys.open}
        </DialogTrigger>
      </span>
      <Dialog id={queueHelp} title={keys.title} closeLabel={keys.close}>
        <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
          {known.map(([key, act]) => (
            <div key={key} className="contents">
              <dt>
                <kbd className="font-mono text-ink-soft">{key}</kbd>
              </dt>
              <dd>{keys.does[act]}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-4 text-ink-soft">{keys.claims}</p>
      </Dialog>
    </>
  )
}
