import { type DocumentFacts, PdfDocument as PlainDocument } from '@cakrawala/pdf-writer/pdf-document'

const colors = {
  ink: '#0B1F33',
  soft: '#4A5B6C',
  samudra: '#0F5C8C',
  senja: '#E4572E',
  bata: '#B3261E',
  line: '#D9D5CA',
} as const
type PdfColor = keyof typeof colors

/** A document in the colors of the platform. */
export class PdfDocument extends PlainDocument<PdfColor> {
  constructor(facts: Omit<DocumentFacts, 'colors'>) {
    super({ ...facts, colors })
  }
}
