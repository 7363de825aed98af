import type { SidebarItem } from '@cakrawala/ui/sidebar'
import { createContext, useContext } from 'react'
import type { MemberFacts } from '#web/http/member-facts.ts'

/** Who is inside an area; the frame of the area sets it. For what is shown, never for what is allowed. */
export const MemberHere = createContext<MemberFacts | null>(null)

/** The menu of the area; its frame sets it. */
export const MenuHere = createContext<readonly SidebarItem[]>([])

export function useMember(): MemberFacts | null {
  return useContext(MemberHere)
}

/** A suspended person only reads: buttons that would be refused are not offered. */
export function useSuspended(): boolean {
  return useMember()?.suspended ?? false
}
