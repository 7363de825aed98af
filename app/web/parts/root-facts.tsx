import { type Theme, themeIn } from '@cakrawala/ui/choose-theme'
import { createContext, useContext } from 'react'
import type { SwitchName } from '#domain/setting/setting.ts'

export type Brand = { name: string; slug: string; domain: string }
export type RootFacts = {
  nonce: string
  brand: Brand
  origin: string
  /** Functions the platform team has switched off for now. */
  closed: readonly SwitchName[]
  /** The first page of the reader's own area; null for visitors. */
  home: string | null
  /** The reader's account; null for visitors. */
  account: string | null
  /** As chosen in this browser. */
  theme: Theme
}

/** Where nothing was loaded: an error before the root knew anything. */
export const unknownFacts: RootFacts = {
  nonce: '',
  brand: { name: 'Cakrawala', slug: 'ca', domain: '' },
  origin: 'http://localhost',
  closed: [],
  home: null,
  account: null,
  theme: 'system',
}
const Facts = createContext<RootFacts>(unknownFacts)

export function RootProvider({
  facts,
  children,
}: {
  facts: RootFacts | undefined
  children: React.ReactNode
}) {
  return <Facts value={facts ?? unknownFacts}>{children}</Facts>
}

export function useBrand(): Brand {
  return useContext(Facts).brand
}

/** Scheme, host and port that people see. */
export function useOrigin(): string {
  return useContext(Facts).origin
}

/** Whether the platform team has switched this function off; its use case refuses as well. */
export function useClosed(name: SwitchName): boolean {
  return useContext(Facts).closed.includes(name)
}

/** Path of the first page of the reader's own area, without language; null for visitors. */
export function useHome(): string | null {
  return useContext(Facts).home
}

/** The theme this browser shows: the page's own, until another one is chosen on it. */
export function useTheme(): Theme {
  const { theme } = useContext(Facts)
  return typeof document === 'undefined' ? theme : themeIn(document.cookie)
}
