import { scanBytes } from '@cakrawala/upload-check/scan-bytes'
import { settings } from '#infra/settings.ts'
import { refuseField } from '#kernel/refusal.ts'

/**
 * The verdict of the virus scanner on an upload; without a scanner everything is clean.
 * @throws Refusal invalid_input (`file_infected`)
 */
export async function stateAfterScan(bytes: Buffer, field: string): Promise<'clean' | 'quarantine'> {
  const { clamavSocket } = settings()
  if (!clamavSocket) return 'clean'
  const verdict = await scanBytes(clamavSocket, bytes)
  if (verdict === 'infected') refuseField(field, 'file_infected')
  return verdict === 'clean' ? 'clean' : 'quarantine'
}
