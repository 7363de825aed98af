import { createContext, useContext } from 'react'

export type Brand = { name: string; slug: string; domain: string }
export type RootFacts = { nonce: string; brand: Brand; origin: string }

/** Where nothing was loaded: an error before the root knew anything. */
export const unknownFacts: RootFacts = {
  nonce: '',
  brand: { name: 'Cakrawala', slug: 'ca', domain: '' },
  origin: 'http://localhost',
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
