import type { ReactNode } from 'react'
import { TableHeader } from './table-header.tsx'

export type Column<Row> = {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  numeric?: boolean | undefined
  /** The title of the row: a row header, and the first line on phones. */
  main?: boolean | undefined
  /** On one line from 768 px up: codes, dates, names. */
  nowrap?: boolean | undefined
  hideHeader?: boolean | undefined
  /** A class for the width of the column in a dense table; a column without one shares what is left. */
  width?: string | undefined
  /** Shown from 1280 px up alone; below, another column says the same. */
  wide?: boolean | undefined
  sortTo?: string | undefined
  sorted?: 'ascending' | 'descending' | undefined
}

type TableProps<Row> = {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  empty?: ReactNode | undefined
  showCaption?: boolean | undefined
  /** One line a row from 1280 px up: what is too long ends in an ellipsis and is whole on hover and focus. */
  dense?: boolean | undefined
}

/** A table; under 768 px each row becomes a block of labelled lines. `empty` replaces it when no row is there. */
export function Table<Row>({ caption, columns, rows, rowKey, empty, showCaption, dense }: TableProps<Row>) {
  if (rows.length === 0 && empty) return empty
  return (
    <div className="table-frame">
      <table className={dense ? 'table dense' : 'table'}>
        <caption className={showCaption ? 'px-4 py-2 text-left font-semibold' : 'sr-only'}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <TableHeader {...column} key={column.key} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} data-row>
              {columns.map((column) => tableCell(column, row))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function tableCell<Row>(column: Column<Row>, row: Row) {
  const content = column.cell(row)
  if (column.main) {
    return (
      <th key={column.key} scope="row" className="main">
        {content}
      </th>
    )
  }
  return (
    <td
      key={column.key}
      data-label={column.hideHeader ? undefined : column.header}
      className={classOf(column)}
    >
      <div className="min-w-0">{content}</div>
    </td>
  )
}

function classOf<Row>({ numeric, nowrap, wide }: Column<Row>): string | undefined {
  if (wide) return 'max-xl:hidden'
  return numeric ? 'num' : nowrap ? 'md:whitespace-nowrap' : undefined
}
