import * as files from '@cakrawala/secrets/file-address'
import * as forms from '@cakrawala/secrets/form-token'
import * as check from '@cakrawala/secrets/key-check'
import * as hashes from '@cakrawala/secrets/keyed-hash'
import * as seals from '@cakrawala/secrets/seal'
import * as cursors from '@cakrawala/secrets/sealed-cursor'
import { settings } from './settings.ts'

// What packages/secrets does, with the secret key of this site.
const sealedThings = 'identity documents, second factors, account numbers, addresses and test accounts'
const master = (): hashes.MasterKey => ({ secret: settings().secretKey, salt: 'cakrawala' })

export const keyedHash = (purpose: string, text: string) => hashes.keyedHash(master(), purpose, text)
export const seal = (purpose: string, plain: Buffer) => seals.seal(master(), purpose, plain)
export const unseal = (purpose: string, sealed: Buffer) => seals.unseal(master(), purpose, sealed)
export const sealCursor = (purpose: string, place: number) => cursors.sealCursor(master(), purpose, place)
export const openCursor = (purpose: string, cursor: string) => cursors.openCursor(master(), purpose, cursor)
export const newFormToken = (purpose: string) => forms.newFormToken(master(), purpose)
export const readFormToken = (purpose: string, mark: unknown) => forms.readFormToken(master(), purpose, mark)
export const fileAddress = (file: files.SignedFile, lives?: number) =>
  files.fileAddress(master(), settings().filesOrigin, file, lives)
export const signedFileOf = (path: string) => files.signedFileOf(master(), path)
export const keyFingerprint = () => check.keyFingerprint(master())
export const checkSecretKey = (url: string) =>
  check.checkSecretKey(url, master(), { lost: settings().secretKeyLost, sealed: sealedThings })
export const wrongKey = () => check.wrongKey(sealedThings)
