import path from 'node:path'
import { diskRoom } from '@cakrawala/file-store/disk-room'
import { openFileStore } from '@cakrawala/file-store/file-store'
import { seal, unseal } from './secrets.ts'
import { settings } from './settings.ts'

// The one store of this site: its files lie in the data folder and leave room for the database.
const dataFolder = () => settings().dataDir
const room = diskRoom(dataFolder)

export const diskTrouble = room.trouble
export const { putBytes, getBytes, openStored, storedPath, removeBytes, olderFiles, drafts, putDraft } =
  openFileStore({
    folder: () => path.join(dataFolder(), 'files'),
    sealing: { seal, unseal },
    requireRoom: room.require,
  })
