import { createContext, useContext } from 'react'

export type Brand = { name: string; slug: string; domain: string }
export type RootFacts = { nonce: string; brand: Brand }

const unknown: RootFacts = { nonce: '', brand: { name: 'Cakrawala', slug: 'ca', domain: '' } }
const Facts = createContext<RootFacts>(unknown)

export function RootProvider({
  facts,
  children,
}: {
  facts: RootFacts | undefined
  children: React.ReactNode
}) {
  return <Facts value={facts ?? unknown}>{children}</Facts>
}

export function useBrand(): Brand {
  return useContext(Facts).brand
}
