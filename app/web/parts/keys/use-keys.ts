import { type KeyAct, type KeyActs, usePageKeys } from '@cakrawala/page-parts/page-keys'
import { type KeyName, keyTable } from './key-table.ts'

/** Says what keys do while this part of a page is shown; the table says which keys they are. */
export function useKeys(acts: Partial<Record<KeyName, KeyAct>>): void {
  usePageKeys(
    Object.fromEntries(
      Object.entries(acts).flatMap(([name, act]) =>
        keyTable[name as KeyName].map((keys): [string, KeyAct] => [keys, act]),
      ),
    ) satisfies KeyActs,
  )
}
