import { createContext, useContext } from 'react'
import type { SwitchName } from '#domain/setting/setting.ts'

export type Brand = { name: string; slug: string; domain: string }
/** `closed`: doors the platform team has closed for now. */
export type RootFacts = { nonce: string; brand: Brand; origin: string; closed: readonly SwitchName[] }

/** Where nothing was loaded: an error before the root knew anything. */
export const unknownFacts: RootFacts = {
  nonce: '',
  brand: { name: 'Cakrawala', slug: 'ca', domain: '' },
  origin: 'http://localhost',
  closed: [],
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

/** Whether the platform team has closed this door; the verb behind it says so as well. */
export function useClosed(name: SwitchName): boolean {
  return useContext(Facts).closed.includes(name)
}
