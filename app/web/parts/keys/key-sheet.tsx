import { pressable } from '@cakrawala/page-parts/page-keys'
import { Dialog } from '@cakrawala/ui/dialog'
import type { SidebarItem } from '@cakrawala/ui/sidebar'
import type { ReactNode } from 'react'
import { frameWords } from '#i18n/frame.ts'
import { keyWords } from '#i18n/keys.ts'
import { useWords } from '../locale.tsx'
import { jumpsOf } from './jumps.ts'
import { type KeyName, keyTable } from './key-table.ts'
import { useModal } from './use-modal.ts'

const id = 'key-sheet'
const everywhere: readonly KeyName[] = ['palette', 'search', 'sheet', 'send']

/** The keys of the page it is opened on. */
export function KeySheet({ sidebar, closed }: { sidebar: readonly SidebarItem[]; closed: () => void }) {
  const words = useWords(keyWords)
  const { close } = useWords(frameWords)
  useModal(id, closed)
  const here = pressable()
  const shown = (Object.keys(keyTable) as KeyName[]).filter((name) => here.has(keyTable[name][0]))
  const rowsOf = (names: KeyName[]) => names.map((name) => [namesOf(name), words.acts[name]] as const)
  const jumps = jumpsOf(sidebar).map(({ keys, label }) => [['G', keys.toUpperCase()], label] as const)
  return (
    <Dialog id={id} title={words.title} closeLabel={close} wide>
      <div className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
        <div className="grid content-start gap-6">
          <Keys
            title={words.groups.everywhere}
            rows={rowsOf(shown.filter((one) => everywhere.includes(one)))}
          />
          <Keys title={words.groups.here} rows={rowsOf(shown.filter((one) => !everywhere.includes(one)))} />
        </div>
        <Keys title={words.groups.jumps} rows={jumps} between={words.between} />
      </div>
    </Dialog>
  )
}

type KeysProps = {
  title: string
  rows: readonly (readonly [readonly string[], string])[]
  /** Between two keys that are pressed one after the other. */
  between?: string
}

function Keys({ title, rows, between = '' }: KeysProps) {
  if (rows.length === 0) return null
  return (
    <section aria-label={title} className="grid content-start gap-2">
      <h3 className="text-sm font-semibold text-ink-soft">{title}</h3>
      <dl className="grid gap-1.5">
        {rows.map(([keys, act]) => (
          <div key={act} className="flex items-baseline justify-between gap-4">
            <dt className="order-2 flex shrink-0 items-baseline gap-1.5 text-xs text-ink-soft">
              <Key>{keys[0]}</Key>
              {keys[1] && between}
              {keys[1] && <Key>{keys[1]}</Key>}
            </dt>
            <dd className="min-w-0">{act}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Key({ children }: { children: ReactNode }) {
  return (
    <kbd className="rounded-sm border border-line-strong bg-sunk px-1.5 py-0.5 font-mono text-xs text-ink">
      {children}
    </kbd>
  )
}

/** How a key is written on keyboards: `Ctrl+K`; the digits as one range. */
function namesOf(name: KeyName): readonly string[] {
  if (name === 'card') return ['← ↑ ↓ →']
  const [one, ...more] = keyTable[name]
  const written = one
    .replace('Control+', 'Ctrl+')
    .replace(/[a-z]$|enter$/, (last) => last[0]!.toUpperCase() + last.slice(1))
  return [more.length > 0 ? `${written}–${more.at(-1)}` : written]
}
