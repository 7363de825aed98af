import { type ComponentType, useState } from 'react'

/** A part of the page that is loaded when it is first opened; `turn` counts how often it was. */
export function useLoaded<P extends object>(
  load: () => Promise<ComponentType<P & { turn: number }>>,
): [{ Part: ComponentType<P & { turn: number }>; turn: number } | null, () => void] {
  const [opened, setOpened] = useState<{ Part: ComponentType<P & { turn: number }>; turn: number } | null>(
    null,
  )
  const open = () =>
    void load().then((Part) => setOpened((before) => ({ Part, turn: (before?.turn ?? 0) + 1 })))
  return [opened, open]
}
