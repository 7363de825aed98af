import { Button } from '@cakrawala/ui/button'
import { Notice } from '@cakrawala/ui/notice'
import type { ContractObstacle } from '#domain/company/contract/contract.ts'
import { contractWords } from '#i18n/contract.ts'
import { refusals } from '#i18n/refusals.ts'
import { usePath, useWords } from '../locale.tsx'
import { useMember } from '../member-here.ts'

/** What the contract of the company still lacks, with the way there for who may read it. */
export function ContractNotice({ obstacle }: { obstacle: ContractObstacle | null }) {
  const { open } = useWords(contractWords)
  const { details } = useWords(refusals)
  const path = usePath()
  const member = useMember()
  if (!obstacle) return null
  const team = member?.role === 'hello'
  const action = (team || member?.admin) && (
    <Button size="sm" to={path(team ? '/hello/contracts' : '/company/contract')}>
      {open}
    </Button>
  )
  return (
    <Notice tone={obstacle === 'contract_waiting' ? 'info' : 'warning'} action={action}>
      {details[obstacle]}
    </Notice>
  )
}
